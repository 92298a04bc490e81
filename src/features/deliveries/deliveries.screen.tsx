import { Trans, useLingui } from '@lingui/react/macro';
import { dayIn } from '#shared/days.ts';
import { type Filter, toggleFilter } from '#src/crud/filter-bar.tsx';
import { ListPage } from '#src/crud/list-page.tsx';
import { AsOf, useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { OrderTabs } from '#src/features/orders/orders.public.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PrintedSheet } from '#src/ui/printed-sheet.tsx';
import { deliveryParams, toParams, toPeriod } from './deliveries.params.ts';
import { deliveriesQuery, loadDeliveries } from './deliveries.queries.ts';
import { DeliveryCard } from './parts/delivery-card.tsx';
import { PeriodChoice } from './parts/period-choice.tsx';
import { ViewChoice } from './parts/view-choice.tsx';
import { movePeriod, type Period } from './period.rules.ts';
import { useDeliveryNote } from './use-delivery-note.ts';
import { toExportLines, useExportColumns } from './use-export-columns.ts';

interface EmptyProps {
  coming: boolean;
  onEarlier: () => void;
}

function NoDeliveries({ coming, onEarlier }: EmptyProps) {
  return (
    <EmptyState
      kind="custom"
      title={
        coming ? (
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

/** The deliveries to the customer and their tracking (R024, U223). */
export function Component() {
  const { t } = useLingui();
  const list = deliveryParams.use();
  const day = dayIn(useHostConfig().timeZone);
  const { params, set } = list;
  const asked = { ...params, ...toPeriod(params, day) };
  const period: Period = { from: asked.from, to: asked.to };
  const setPeriod = (next: Period) => set(toParams(next, day));
  const columns = useExportColumns();
  const noteOf = useDeliveryNote();
  const consignment: Filter = toggleFilter({
    id: 'consignment',
    label: t`Consignment only`,
    on: params.consignment,
    onChange: (on) => set({ consignment: on }),
  });
  return (
    <ListPage
      name="deliveries"
      title={<Trans>Deliveries</Trans>}
      caption={t`Deliveries`}
      list={list}
      query={deliveriesQuery(asked, day)}
      read={({ deliveries, info }) => ({ rows: deliveries, count: info.count })}
      rowKey={({ doNumber }) => doNumber}
      item={(delivery) => <DeliveryCard delivery={delivery} />}
      above={<OrderTabs current="deliveries" />}
      choices={
        <>
          <ViewChoice view={params.view} onChange={(view) => set({ view })} />
          <PeriodChoice period={period} today={day} onChange={setPeriod} />
        </>
      }
      search={{
        label: t`Search deliveries`,
        hint: <Trans>Delivery, order or tracking number</Trans>,
      }}
      filters={[consignment]}
      refresh
      silentFailure
      export={() => ({
        fileName: () => `${t`Deliveries`} ${period.from} ${period.to}`,
        title: t`Deliveries`,
        columns,
        formats: ['xlsx'],
        rowKey: ({ key }) => key,
        load: async (page, signal) => {
          const { deliveries, info } = await loadDeliveries({ ...asked, ...page }, signal);
          return { rows: deliveries.flatMap(toExportLines), count: info.count };
        },
      })}
      tools={(answer) => (
        <>
          {answer && answer.deliveries.length > 0 ? (
            <PrintButton
              sheet={(ref) => <PrintedSheet tables={answer.deliveries.map(noteOf)} ref={ref} />}
            />
          ) : null}
          <AsOf at={answer?.asOf} />
        </>
      )}
      empty={
        <NoDeliveries
          coming={params.view === 'coming'}
          onEarlier={() => setPeriod(movePeriod(period, -1, day))}
        />
      }
      noResult={{
        text: <Trans>Nothing in these days fits.</Trans>,
        showAll: <Trans>Show all deliveries</Trans>,
      }}
    />
  );
}
