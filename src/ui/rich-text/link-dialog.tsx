import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { toHref } from '#src/lib/link-target.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { RadioField } from '../fields/radio-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import type { LinkKind, LinkOption } from './link-kind.ts';

interface Props {
  editor: Editor;
  kinds: readonly LinkKind[];
  onClose: () => void;
}

/** Returns the address of what was typed, which may lack its beginning: "www.example.com", "info@example.com". */
function completeHref(typed: string): string | null {
  const text = typed.trim();
  if (/^www\./i.test(text)) return toHref(`https://${text}`);
  if (/^[^\s:/@]+@[^\s:/@]+$/.test(text)) return toHref(`mailto:${text}`);
  return toHref(text);
}

/** Sets the link of the selection; without a selection a link with its own text is inserted. */
function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (!editor.isActive('link') && editor.state.selection.empty)
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}

/** The target of the link at the cursor: an address, or what is searched for, with room for the list of what is found. */
export function LinkDialog({ editor, kinds, onClose }: Props) {
  const { t } = useLingui();
  const before = String(editor.getAttributes('link').href ?? '');
  const [kindName, setKindName] = useState('');
  const [typed, setTyped] = useState(before);
  const [chosen, setChosen] = useState<LinkOption | null>(null);
  const [isRefused, setRefused] = useState(false);
  const kind = kinds.find(({ name }) => name === kindName);
  const set = () => {
    const href = kind ? (chosen?.value ?? null) : completeHref(typed);
    if (href === null) return setRefused(true);
    setLink(editor, href, chosen?.label ?? typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      open
      title={<Trans>Link</Trans>}
      onOpenChange={onClose}
      footer={
        <>
          {before ? (
            <Button variant="secondary" onClick={remove}>
              <Trans>Remove link</Trans>
            </Button>
          ) : null}
          <Button onClick={set}>
            <Trans>Set link</Trans>
          </Button>
        </>
      }
    >
      <div className={classNames('space-y-4', kind && 'min-h-96')}>
        {kinds.length > 0 ? (
          <RadioField
            label={t`Leads to`}
            look="tiles"
            options={[
              { value: '', label: t`Address` },
              ...kinds.map(({ name, label }) => ({ value: name, label })),
            ]}
            value={kindName}
            onValue={(name) => {
              setKindName(name);
              setChosen(null);
              setRefused(false);
            }}
          />
        ) : null}
        {kind ? (
          <Combobox
            key={kind.name}
            label={kind.label}
            search={kind.search}
            value={chosen}
            onChange={setChosen}
            error={isRefused && !chosen ? t`Choose one of the list` : null}
          />
        ) : (
          <TextField
            label={t`Address of the link`}
            inputMode="url"
            value={typed}
            error={isRefused ? t`Write an address that begins with https://` : null}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              set();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
