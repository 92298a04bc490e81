import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before the catalog is removed. */
export function RemoveDialog({ open, onClose, onRemove }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={<Trans>Remove the offline catalog?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Catalog, prices and pictures leave this device. Your cart and changes waiting to be sent
          stay.
        </Trans>
      </p>
    </Dialog>
  );
}
