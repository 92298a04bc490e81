import { Plural, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { limits } from '#shared/validation/limits.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';

interface Props {
  orders: readonly string[];
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason the buyer will read before waiting orders are cancelled. */
export function CancelDialog({ orders, onCancel, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const words = reason.trim();
  useUnsavedInput(words !== '');
  const tooLong = [...words].length > limits.notes;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (words && !tooLong) onCancel(words);
  };
  const problem = tooLong ? t`At most ${limits.notes} characters` : t`Give the reason.`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Plural value={orders.length} one="Cancel the order" other="Cancel # orders" />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Plural value={orders.length} one="Keep the order" other="Keep the orders" />
          </Button>
          <Button type="submit" form={formId} variant="danger">
            <Plural value={orders.length} one="Cancel the order" other="Cancel # orders" />
          </Button>
        </>
      }
    >
      <form id={formId} className="space-y-4" onSubmit={send} noValidate>
        <p className="tabular break-words">{orders.join(', ')}</p>
        <TextField
          required
          label={t`Reason`}
          hint={t`The buyer reads it.`}
          value={reason}
          error={tooLong || (tried && !words) ? problem : null}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
