import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { ChangeProblem } from './use-choose-customer.ts';

interface Props {
  problem: ChangeProblem | null;
  onClose: () => void;
}

/** Says that the customer is still the same; the focus goes back to the row (U169, M027). */
export function ChangeFailed({ problem, onClose }: Props) {
  return (
    <Dialog
      open={problem !== null}
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Change customer</Trans>}
      footer={
        <Button onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <p role="alert">
        {problem === 'offline' ? (
          <Trans>Changing the customer needs a connection. Try again when you are online.</Trans>
        ) : (
          <Trans>Failed change customer, please try again</Trans>
        )}
      </p>
    </Dialog>
  );
}
