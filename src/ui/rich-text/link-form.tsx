import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/**
 * The address of the link at the cursor. Not a form element, because it is inside the form that the text
 * belongs to.
 */
export function LinkForm({ editor, onClose }: Props) {
  const { t } = useLingui();
  const before = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(before);
  const [refused, setRefused] = useState(false);
  const set = () => {
    const link = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') {
      link.unsetLink().run();
      return onClose();
    }
    if (link.setLink({ href: href.trim() }).run()) onClose();
    else setRefused(true);
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-2">
      <TextField
        label={t`Address of the link`}
        className="min-w-0 flex-1 basis-48"
        inputMode="url"
        autoFocus
        value={href}
        error={refused ? t`Write an address that begins with https://` : null}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <Button variant="secondary" onClick={set}>
        {href.trim() === '' && before ? <Trans>Remove link</Trans> : <Trans>Set link</Trans>}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
