import { Trans } from '@lingui/react/macro';
import { checkoutOperation } from '#src/features/checkout/checkout.public.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useChangeWords } from '../use-change-words.ts';
import { discardChange } from '../use-changes.ts';

interface Props {
  /** The change in question; null when none is. */
  entry: OutboxEntry | null;
  onClose: () => void;
}

/** Asks before a change is given up. */
export default function DiscardDialog({ entry, onClose }: Props) {
  const words = useChangeWords();
  const discard = async () => {
    if (entry) await discardChange(entry);
    onClose();
  };
  return (
    <Dialog
      open={entry !== null}
      onOpenChange={(open) => open || onClose()}
      title={<Trans>Discard this change?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button variant="danger" onClick={() => void discard()}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      <p className="font-semibold">{entry ? words(entry).title : null}</p>
      <p>
        {entry?.operation === checkoutOperation ? (
          <Trans>It is not placed, and its lines go back to the cart.</Trans>
        ) : (
          <Trans>It will not be sent, and this device goes back to what the server has.</Trans>
        )}
      </p>
      {entry?.sent ? (
        <p className="text-ink-muted">
          <Trans>It was already being sent: the server may have received it.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}
