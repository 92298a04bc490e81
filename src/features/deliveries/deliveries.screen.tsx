import { Trans, useLingui } from '@lingui/react/macro';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { OrderFilters, OrderTabs } from '#src/features/orders/orders.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListFailure } from '#src/ui/list-failure.tsx';
import { ListPage } from '#src/ui/list-page.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PrintedSheet } from '#src/ui/printed-sheet.tsx';
import { type DeliveriesAsked, deliveriesQuery } from './deliveries.queries.ts';
import { deliverySheet } from './delivery-document.ts';
import { loadAllDeliveries } from './load-all-deliveries.ts';
import { DeliveryCard } from './parts/delivery-card.tsx';
import { PeriodChoice } from './parts/period-choice.tsx';
import { ViewChoice } from './parts/view-choice.tsx';
import { movePeriod } from './period.rules.ts';
import { useDeliveriesAsked } from './use-deliveries-asked.ts';
import { useDeliveryNote } from './use-delivery-note.ts';
import { useDeliveryWords } from './use-delivery-words.ts';

interface NothingProps {
  /** False when the list did not come, which is not told (B160). */
  known: boolean;
  asked: DeliveriesAsked;
  onEarlier: () => void;
  onAll: () => void;
}

function Nothing({ known, asked, onEarlier, onAll }: NothingProps) {
  if (!known) return <EmptyState kind="custom" title={<Trans>Nothing to show</Trans>} />;
  if (asked.search || asked.consignment)
    return (
      <EmptyState
        kind="no-result"
        text={<Trans>Nothing in these days fits.</Trans>}
        action={
          <Button variant="secondary" onClick={onAll}>
            <Trans>Show all deliveries</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      kind="custom"
      title={
        asked.view === 'shipped' ? (
          <Trans>No deliveries in these days</Trans>
        ) : (
          <Trans>Nothing is on its way in these days</Trans>
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

/** What was sent to the customer and where it is (R024, U223). */
export function Component() {
  const { t } = useLingui();
  const { asked, ask, day } = useDeliveriesAsked();
  const { data, isPending, isFetching, refetch } = useAnswer(deliveriesQuery(asked));
  const { view, from, to, search, consignment, page } = asked;
  const rows = data?.deliveries ?? [];
  const words = useDeliveryWords();
  const online = useOnline();
  const onAll = () => ask({ search: '', consignment: false });
  const noteOf = useDeliveryNote();

  return (
    <ListPage
      title={<Trans>Deliveries</Trans>}
      choices={
        <>
          <OrderTabs current="deliveries" />
          <ViewChoice view={view} onChange={(next) => ask({ view: next })} />
          <PeriodChoice period={{ from, to }} today={day} onChange={ask} />
          <OrderFilters
            label={t`Search deliveries`}
            hint={<Trans>Delivery, order or tracking number</Trans>}
            search={search}
            onSearch={(words) => ask({ search: words })}
            consignment={consignment}
            onConsignment={(only) => ask({ consignment: only })}
          />
        </>
      }
      refresh={{ busy: isFetching, onPress: () => void readAsked(refetch) }}
      tools={
        <>
          {rows.length > 0 ? (
            <>
              <PrintButton sheet={(ref) => <PrintedSheet tables={rows.map(noteOf)} ref={ref} />} />
              <FileButtons
                fileName={() => `${words.deliveries} ${from} ${to}`}
                xlsx={async () => deliverySheet(await loadAllDeliveries(asked), words)}
              />
            </>
          ) : null}
          <AsOf at={data?.asOf} />
        </>
      }
      pending={isPending}
      pages={
        data
          ? {
              page,
              pageSize: asked.limit,
              count: data.info.count,
              onPage: (next) => ask({ page: next }),
              onPageSize: (limit) => ask({ limit }),
            }
          : null
      }
    >
      {rows.length > 0 ? (
        <ul
          aria-label={t`Deliveries`}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {rows.map((delivery) => (
            <DeliveryCard key={delivery.doNumber} delivery={delivery} />
          ))}
        </ul>
      ) : data || online ? (
        <Nothing
          known={data !== undefined}
          asked={asked}
          onEarlier={() => ask(movePeriod({ from, to }, -1, day))}
          onAll={onAll}
        />
      ) : (
        <ListFailure
          number={page}
          onFirst={() => ask({ page: 1 })}
          onAll={search || consignment ? onAll : undefined}
          onRetry={() => void readAsked(refetch)}
        />
      )}
    </ListPage>
  );
}
