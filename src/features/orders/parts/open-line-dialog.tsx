import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import { ActionFailure } from '#src/graphql/action-failure.tsx';
import type { OpenLineFragment, OpenOrderAction } from '#src/graphql/generated/graphql.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { addDays, isDay, today } from '#src/lib/days.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useChangeOpenOrder } from '../use-change-open-order.ts';
import { useOpenProblemText } from '../use-open-problem-text.ts';

interface Props {
  line: OpenLineFragment;
  action: OpenOrderAction;
  onClose: () => void;
}

function Question({ line, action }: Omit<Props, 'onClose'>) {
  const money = useMoney();
  const { articleDescription: name, article_code_display: code, replacedBy } = line;
  const pieces = useUnits().quantity(line.qty, line.uom);
  const sum = money(line.subTotal);
  if (action === 'cancel')
    return (
      <Trans>
        {pieces} {name} ({code}) of order {line.orderNumber} no longer come, once the distributor
        agrees. Shipping is calculated again for what remains.
      </Trans>
    );
  if (action === 'redate')
    return (
      <Trans>
        {pieces} {name} ({code}) of order {line.orderNumber}
      </Trans>
    );
  if (replacedBy)
    return (
      <Trans>
        {replacedBy.article_code_display} {replacedBy.name} comes in place of {code} {name}:{' '}
        {pieces}.
      </Trans>
    );
  return (
    <Trans>
      {pieces} {name} ({code}) come as they are now: {sum}.
    </Trans>
  );
}

/** Offers the day on which another order goes to the same address freight free. */
function FreeShipment({ day, onChoose }: { day: string; onChoose: () => void }) {
  const dates = useDates();
  const shown = dates.date(day);
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-muted">
        <Trans>On {shown} another order of yours goes to the same address freight free.</Trans>
      </p>
      <Button variant="secondary" onClick={onChoose}>
        <Trans>Ship it with that order</Trans>
      </Button>
    </div>
  );
}

/** Asks once more before a wish for an open line goes out, with the day where it needs one. */
export function OpenLineDialog({ line, action, onClose }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const formId = useId();
  const problemText = useOpenProblemText();
  const { mutate, isPending, data: problem, error } = useChangeOpenOrder();
  const [date, setDate] = useState(line.requestDeliveryDate ?? '');
  const [missing, setMissing] = useState(false);
  useUnsavedInput(date !== (line.requestDeliveryDate ?? ''));
  const freeDay = line.freeShipmentOn;
  const first = addDays(today(), 1);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!online) return;
    if (action === 'redate' && !isDay(date)) return setMissing(true);
    const { orderNumber, position } = line;
    const wish = { orderNumber, position, action, ...(action === 'redate' && { date }) };
    mutate(wish, { onSuccess: (refused) => refused === null && onClose() });
  };
  const titles = {
    accept: line.replacedBy ? t`Take the successor` : t`Accept the change`,
    redate: t`Another delivery date`,
    cancel: t`Cancel this line`,
  };
  const sends = { accept: t`Accept`, redate: t`Ask for this date`, cancel: t`Cancel the line` };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titles[action]}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {action === 'cancel' ? <Trans>Keep the line</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action === 'cancel' ? 'danger' : 'primary'}
            busy={isPending}
            disabledReason={online ? null : t`You are offline. This needs a connection.`}
          >
            {sends[action]}
          </Button>
        </>
      }
    >
      <form id={formId} className="space-y-4" onSubmit={send} noValidate>
        <p>
          <Question line={line} action={action} />
        </p>
        {action === 'redate' ? (
          <TextField
            type="date"
            required
            label={t`Wanted on`}
            value={date}
            min={first}
            max={addDays(first, 364)}
            error={missing && !isDay(date) ? t`Choose a day` : null}
            onChange={(event) => setDate(event.target.value)}
          />
        ) : null}
        {action === 'redate' && freeDay && freeDay !== date ? (
          <FreeShipment day={freeDay} onChoose={() => setDate(freeDay)} />
        ) : null}
        {problem ? <Notice tone="error">{problemText(problem)}</Notice> : null}
        <ActionFailure error={error} />
      </form>
    </Dialog>
  );
}
