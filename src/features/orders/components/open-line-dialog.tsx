import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { getDayIn } from '#shared/days.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  ChangeOpenOrderDocument,
  type OpenLineFragment,
  type OpenOrderAction,
} from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { addDays, isDay } from '#src/lib/days.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';

/** Codes that mean a day or an action in this dialog. */
const openLineTexts: ProblemTexts = {
  REQUIRED: msg`Choose a day`,
  NOT_ALLOWED: msg`This cannot be asked for here`,
};

interface Props {
  line: OpenLineFragment;
  action: OpenOrderAction;
  onClose: () => void;
}

function Question({ line, action }: Omit<Props, 'onClose'>) {
  const { articleDescription: name, article_code_display: code, replacedBy } = line;
  const pieces = useUnits().quantity(line.qty, line.uom);
  const sum = useMoney()(line.subTotal);
  if (action === 'cancel')
    return (
      <Trans>
        {pieces} {name} ({code}) of order {{ number: line.orderNumber }} no longer come, once the
        distributor agrees. Shipping is calculated again for what remains.
      </Trans>
    );
  if (action === 'redate')
    return (
      <Trans>
        {pieces} {name} ({code}) of order {{ number: line.orderNumber }}
      </Trans>
    );
  if (replacedBy)
    return (
      <Trans>
        {{ newCode: replacedBy.article_code_display }} {{ newName: replacedBy.name }} comes in place
        of {code} {name}: {pieces}.
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
  const shown = useDates().date(day);
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

/** Confirms a request for an open line, with the day where it needs one. */
export function OpenLineDialog({ line, action, onClose }: Props) {
  const { t } = useLingui();
  const change = useAction(ChangeOpenOrderDocument, { invalidates: [['orders']] });
  const { timeZone } = useHostConfig();
  const { orderNumber, position, freeShipmentOn: freeDay } = line;
  const redates = action === 'redate';
  const first = addDays(getDayIn(timeZone, getServerNow()), 1);
  const form = useEntityForm({
    schema: v.object({
      date: redates
        ? v.pipe(v.string(), v.check<string, 'REQUIRED'>(isDay, 'REQUIRED'))
        : v.string(),
    }),
    values: { date: line.requestDeliveryDate ?? '' },
    mode: {
      kind: 'online',
      send: ({ date }) => change.run({ orderNumber, position, action, ...(redates && { date }) }),
    },
    texts: openLineTexts,
    onSaved: onClose,
  });
  const { date } = form.values;
  const acceptTitle = line.replacedBy ? t`Take the successor` : t`Accept the change`;
  const words = {
    accept: { title: acceptTitle, action: t`Accept` },
    redate: { title: t`Another delivery date`, action: t`Ask for this date` },
    cancel: { title: t`Cancel this line`, action: t`Cancel the line`, cancel: t`Keep the line` },
  };
  return (
    <FormDialog form={form} {...words[action]} danger={action === 'cancel'} onClose={onClose}>
      <p>
        <Question line={line} action={action} />
      </p>
      {redates ? (
        <ValueField form={form} name="date">
          {(field) => (
            <DayField
              {...field}
              required
              clearable
              label={t`Wanted on`}
              min={first}
              max={addDays(first, 364)}
            />
          )}
        </ValueField>
      ) : null}
      {redates && freeDay && freeDay !== date ? (
        <FreeShipment day={freeDay} onChoose={() => form.set('date', freeDay)} />
      ) : null}
    </FormDialog>
  );
}
