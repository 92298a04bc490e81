import { Trans, useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { toggleFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { PeriodField } from '#src/crud/list/period-field.tsx';
import { periodFilter } from '#src/crud/list/period-filter.tsx';
import { OrderTabs } from '#src/features/orders/orders.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { movePeriod, type Period, toPeriod, toPeriodParams } from '#src/lib/period.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { PrintButton } from '#src/ui/layout/print-button.tsx';
import { PrintedSheet } from '#src/ui/layout/printed-sheet.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useDeliveryActions, useDeliveryColumns } from './components/delivery-columns.tsx';
import { DeliveryLines } from './components/delivery-lines.tsx';
import { deliveryParams } from './deliveries.params.ts';
import { deliveriesQuery } from './deliveries.queries.ts';
import { useDeliveryFile } from './use-delivery-file.ts';
import { useDeliveryNote } from './use-delivery-note.ts';

/** The deliveries to the customer and their tracking (R024, U223). */
export function Component() {
  const { t } = useLingui();
  const list = deliveryParams.use();
  const day = getDayIn(useHostConfig().timeZone, getServerNow());
  const { params, set } = list;
  const { date } = useDates();
  const { view } = params;
  const period = toPeriod(params, day);
  const args = { ...params, ...period };
  const setPeriod = (next: Period) => set(toPeriodParams(next, day));
  const file = useDeliveryFile(args);
  const noteOf = useDeliveryNote();
  const columns = useDeliveryColumns();
  const actionsFor = useDeliveryActions();
  return (
    <ListPage
      name="deliveries"
      title={<Trans>Deliveries</Trans>}
      caption={t`Deliveries`}
      list={list}
      query={deliveriesQuery(args, day)}
      read={({ deliveries, info }) => ({ rows: deliveries, count: info.count })}
      rowKey={({ doNumber }) => doNumber}
      rowName={({ doNumber }) => doNumber}
      columns={columns}
      rowActions={actionsFor}
      details={(delivery) => <DeliveryLines delivery={delivery} />}
      tabs={<OrderTabs current="deliveries" />}
      choices={
        <RadioField
          label={<Trans>Which deliveries</Trans>}
          labelClassName="sr-only"
          look="segments"
          value={view}
          onValue={(next) => set({ view: next })}
          options={[
            { value: 'shipped', label: <Trans context="deliveries">Shipped</Trans> },
            { value: 'coming', label: <Trans comment="deliveries">On their way</Trans> },
          ]}
        />
      }
      search={{
        label: t`Search deliveries`,
        hint: t`Delivery, order or tracking number`,
      }}
      filters={[
        periodFilter({
          label: t({ message: 'Days', comment: 'filter of deliveries' }),
          usual: t`Last 30 days`,
          chosen: params,
          dayText: date,
          onClear: () => set({ from: '', to: '' }),
          field: <PeriodField period={period} today={day} onChange={setPeriod} />,
        }),
        toggleFilter({
          id: 'consignment',
          label: t`Consignment only`,
          on: params.consignment,
          onChange: (on) => set({ consignment: on }),
        }),
      ]}
      refresh
      silentFailure
      export={file}
      tools={(answer) =>
        answer && answer.deliveries.length > 0 ? (
          <PrintButton
            sheet={(ref) => <PrintedSheet tables={answer.deliveries.map(noteOf)} ref={ref} />}
          />
        ) : null
      }
      empty={<NoDeliveries view={view} onEarlier={() => setPeriod(movePeriod(period, -1, day))} />}
      noResult={{
        text: <Trans>Nothing in these days fits.</Trans>,
        showAll: <Trans>Show all deliveries</Trans>,
      }}
    />
  );
}

function NoDeliveries({ view, onEarlier }: { view: string; onEarlier: () => void }) {
  return (
    <EmptyState
      kind="custom"
      title={
        view === 'coming' ? (
          <Trans>Nothing is on its way in these days</Trans>
        ) : (
          <Trans>No deliveries in these days</Trans>
        )
      }
      action={
        <Button variant="secondary" onClick={onEarlier}>
          <Trans>30 days earlier</Trans>
        </Button>
      }
    />
  );
}
