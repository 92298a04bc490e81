import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { useSession } from './use-session.ts';

interface Props {
  /** Name of the customer the server has refused. */
  customer: string;
  onClose: () => void;
}

/** Says that a customer chosen without a network is not the user's any more, and what became of it. */
export function SwitchRefused({ customer, onClose }: Props) {
  const { customer: active } = useSession();
  const name = active?.name || active?.r3;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>The customer could not be changed</Trans>}
      footer={
        <>
          <LocaleLink
            to={paths.pendingChanges()}
            className={buttonClass('secondary')}
            onClick={onClose}
          >
            <Trans>Pending changes</Trans>
          </LocaleLink>
          <Button onClick={onClose}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <p role="alert">
        <Trans>You can no longer act for {customer}.</Trans>{' '}
        {name ? <Trans>You act for {name} again.</Trans> : <Trans>No customer is selected.</Trans>}{' '}
        <Trans>Your changes for {customer} stay under pending changes.</Trans>
      </p>
    </Dialog>
  );
}
