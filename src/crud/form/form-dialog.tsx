import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FormFields, type FormFieldsProps } from './form-fields.tsx';
import { useConfirmLeave } from './use-confirm-leave.ts';

interface Props<Values extends FieldValues> extends FormFieldsProps<Values> {
  title: ReactNode;
  /** The label of the submit button. */
  action: ReactNode;
  /** The label of the other button, where it can say exactly what is kept; otherwise "Cancel". */
  cancel?: ReactNode;
  /** The alternative to sending the form, in the place of "Cancel"; null for no button there. */
  other?: ReactNode;
  /** Why it cannot be sent as it is, where the fields know more than the form. */
  blocked?: string | null;
  /** Sending it loses something. */
  danger?: boolean;
  onClose: () => void;
}

/** A form in a dialog. Closing it by Esc, outside or the cross asks when something typed is lost. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  action,
  cancel,
  other,
  blocked = null,
  danger = false,
  onClose,
  ...fields
}: Props<Values>) {
  const { t } = useLingui();
  const online = useOnline();
  const confirmLeave = useConfirmLeave();
  const dismiss = async () => {
    if (!form.losesInput() || (await confirmLeave())) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || void dismiss()}
      title={title}
      footer={
        <>
          {other === undefined ? (
            <Button variant="secondary" onClick={onClose}>
              {cancel ?? <Trans>Cancel</Trans>}
            </Button>
          ) : (
            other
          )}
          <Button
            type="submit"
            form={form.id}
            variant={danger ? 'danger' : 'primary'}
            busy={form.busy}
            disabledReason={
              online || !form.needsConnection
                ? blocked
                : t`You are offline. This needs a connection.`
            }
          >
            {action}
          </Button>
        </>
      }
    >
      <FormFields form={form} {...fields} />
    </Dialog>
  );
}
