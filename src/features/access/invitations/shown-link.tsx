import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

/** A link to set a password, which is shown this once; it is never kept in a cache or an address. */
export function ShownLink({ link }: { link: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // The browser does not allow it: the user copies the marked text.
      field.current?.select();
      setCopied('no');
    }
  };
  return (
    <div className="space-y-4">
      <p>
        <Trans>
          This user has no mailbox, so pass the link on yourself. It works once, sets the password,
          and is shown only now.
        </Trans>
      </p>
      <TextField
        ref={field}
        label={t`Link to set a password`}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
      <p role="status" className="min-h-6 text-sm text-ink-muted">
        {copied === 'yes' ? <Trans>The link is copied.</Trans> : null}
        {copied === 'no' ? <Trans>Copy the marked text with the keyboard.</Trans> : null}
      </p>
    </div>
  );
}
