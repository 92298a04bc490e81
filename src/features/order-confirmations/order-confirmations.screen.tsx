import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ProblemNotice } from '#src/crud/problem-notice.tsx';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { OrderFilters } from '#src/features/orders/orders.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListPage } from '#src/ui/list-page.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { type WaitingOrder as Waiting, waitingQuery } from './order-confirmations.queries.ts';
import { CancelDialog } from './parts/cancel-dialog.tsx';
import { DecidedNotice } from './parts/decided-notice.tsx';
import { LimitDialog } from './parts/limit-dialog.tsx';
import { WaitingOrder } from './parts/waiting-order.tsx';
import { type Decide, useDecision } from './use-decision.ts';
import { useWaitingAsked } from './use-waiting-asked.ts';

interface ListProps {
  rows: readonly Waiting[];
  busy: boolean;
  decide: Decide;
}

interface PickBarProps {
  all: boolean;
  chosen: readonly string[];
  busy: boolean;
  onAll: (on: boolean) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Chooses all orders of a page, and decides about the chosen ones. */
function PickBar({ all, chosen, busy, onAll, onConfirm, onCancel }: PickBarProps) {
  const { t } = useLingui();
  return (
    <div className="sticky top-bar z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2">
      <Checkbox
        label={t`All on this page`}
        checked={all}
        onChange={(event) => onAll(event.target.checked)}
      />
      {chosen.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} onClick={onConfirm}>
            <Plural value={chosen.length} one="Confirm # order" other="Confirm # orders" />
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            <Plural value={chosen.length} one="Cancel # order" other="Cancel # orders" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The orders of a page, and what can be done with one or several of them. */
function WaitingList({ rows, busy, decide }: ListProps) {
  const { t } = useLingui();
  const readsOnly = useSession().user.limitation === 'audit';
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [cancelling, setCancelling] = useState<string[] | null>(null);
  const [limiting, setLimiting] = useState<Waiting | null>(null);
  // Only what is in sight is acted on: others are confirmed or on another page meanwhile.
  const chosen = rows.map(({ order }) => order.order_no).filter((no) => picked.has(no));
  const pick = (orders: readonly string[], on: boolean) => {
    const next = new Set(picked);
    for (const no of orders)
      if (on) next.add(no);
      else next.delete(no);
    setPicked(next);
  };
  return (
    <>
      {readsOnly ? null : (
        <PickBar
          all={chosen.length === rows.length}
          chosen={chosen}
          busy={busy}
          onAll={(on) =>
            pick(
              rows.map(({ order }) => order.order_no),
              on,
            )
          }
          onConfirm={() => void decide({ kind: 'confirm', orders: chosen })}
          onCancel={() => setCancelling(chosen)}
        />
      )}
      <ul
        aria-label={t`Waiting orders`}
        className="divide-y divide-line rounded-lg border border-line bg-surface [--table-top:118px]"
      >
        {rows.map((waiting) => {
          const { order_no: no } = waiting.order;
          return (
            <WaitingOrder
              readsOnly={readsOnly}
              key={no}
              waiting={waiting}
              busy={busy}
              chosen={picked.has(no)}
              onChoose={(on) => pick([no], on)}
              onConfirm={() => void decide({ kind: 'confirm', orders: [no] })}
              onLimit={() => setLimiting(waiting)}
              onCancel={() => setCancelling([no])}
            />
          );
        })}
      </ul>
      {cancelling ? (
        <CancelDialog orders={cancelling} decide={decide} onClose={() => setCancelling(null)} />
      ) : null}
      {limiting ? <LimitDialog waiting={limiting} onClose={() => setLimiting(null)} /> : null}
    </>
  );
}

function NothingWaits({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  if (!narrowed)
    return <EmptyState kind="custom" title={<Trans>No order is waiting for you</Trans>} />;
  return (
    <EmptyState
      kind="no-result"
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Show all that are waiting</Trans>
        </Button>
      }
    />
  );
}

/** Orders of all customers that wait for staff, with what stock could deliver (R130, U226, N035). */
export function Component() {
  const { t } = useLingui();
  const { asked, ask } = useWaitingAsked();
  const { data, isPending, isError, error, refetch } = useAnswer(waitingQuery(asked));
  const { decide, decided, busy, problem } = useDecision();
  const { search, day, page } = asked;

  const rows = data?.orders ?? [];
  return (
    <ListPage
      title={<Trans>Order confirmations</Trans>}
      choices={
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="min-w-64 flex-1">
            <OrderFilters
              label={t`Order number, PO number or customer`}
              search={search}
              onSearch={(words) => ask({ search: words })}
            />
          </div>
          <DayField
            clearable
            label={t`Check stock for`}
            value={day}
            onDay={(next) => ask({ day: next, page })}
          />
        </div>
      }
      tools={
        <p className="text-sm text-ink-muted">
          {day ? null : <Trans>Stock is checked for the day each line was requested for.</Trans>}{' '}
          <AsOf at={data?.asOf} />
        </p>
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
      {decided ? <DecidedNotice {...decided} /> : null}
      <ProblemNotice problem={problem} />
      {isError && !data ? (
        <LoadFailure error={error} onRetry={() => void readAsked(refetch)} />
      ) : rows.length > 0 ? (
        <WaitingList rows={rows} busy={busy} decide={decide} />
      ) : (
        <NothingWaits narrowed={search !== '' || page > 1} onAll={() => ask({ search: '' })} />
      )}
    </ListPage>
  );
}
