import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';

interface Props {
  text: string;
  /** Names the button for screen readers: what is copied. */
  label: string;
}

/** Copies a text, such as an account number. */
export function CopyButton({ text, label }: Props) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', text: t`Copied` });
    } catch {
      toast({ tone: 'error', text: t`It could not be copied. Select and copy it yourself.` });
    }
  };
  return (
    <Button variant="secondary" aria-label={label} onClick={() => void copy()}>
      <Trans comment="copies a text to the clipboard">Copy</Trans>
    </Button>
  );
}
