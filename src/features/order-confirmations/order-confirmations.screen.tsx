import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import type { RowSelection } from '#src/crud/list/row-selection.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { CancelDialog } from './components/cancel-dialog.tsx';
import { DecidedNotice } from './components/decided-notice.tsx';
import { LimitDialog } from './components/limit-dialog.tsx';
import { useWaitingColumns, WaitingDetails } from './components/use-waiting-columns.tsx';
import { waitingParams } from './order-confirmations.params.ts';
import { type WaitingOrder as Waiting, waitingQuery } from './order-confirmations.queries.ts';
import { useDecision } from './use-decision.ts';

const numberOf = ({ order }: Waiting) => order.order_no;

interface BulkProps {
  orders: string[];
  busy: boolean;
  onConfirm: (orders: string[]) => void;
  onCancel: (orders: string[]) => void;
}

/** The actions for several orders. */
function BulkActions({ orders, busy, onConfirm, onCancel }: BulkProps) {
  const count = orders.length;
  return (
    <>
      <Button busy={busy} onClick={() => onConfirm(orders)}>
        <Plural value={count} one="Confirm # order" other="Confirm # orders" />
      </Button>
      <Button variant="secondary" disabled={busy} onClick={() => onCancel(orders)}>
        <Plural value={count} one="Cancel # order" other="Cancel # orders" />
      </Button>
    </>
  );
}

/** Orders of all customers that wait for staff, with what stock could deliver (R130, U226, N035). */
export function Component() {
  const { t } = useLingui();
  const list = waitingParams.use();
  const { decide, decided, busy, problem } = useDecision();
  const { readsOnly } = useSession();
  const [cancelling, setCancelling] = useState<string[] | null>(null);
  const [limiting, setLimiting] = useState<Waiting | null>(null);
  const { day, page } = list.params;
  const { date } = useDates();
  const columns = useWaitingColumns();
  const confirm = (orders: string[]) => void decide({ kind: 'confirm', orders });
  const bulk = ({ rows }: RowSelection<Waiting>) => (
    <BulkActions
      orders={rows.map(numberOf)}
      busy={busy}
      onConfirm={confirm}
      onCancel={setCancelling}
    />
  );
  const toActions = (waiting: Waiting) => [
    {
      label: t`Confirm`,
      onSelect: () => busy || confirm([numberOf(waiting)]),
      disabledReason: waiting.overLimit ? t`Raise the limit first` : null,
    },
    ...(waiting.limit === null
      ? []
      : [{ label: t`Change the limit`, onSelect: () => setLimiting(waiting) }]),
    {
      label: t({ message: 'Cancel', context: 'an order or its line' }),
      onSelect: () => setCancelling([numberOf(waiting)]),
      danger: true,
    },
  ];
  return (
    <>
      <ListPage
        name="order-confirmations"
        title={<Trans>Order confirmations</Trans>}
        caption={t`Waiting orders`}
        list={list}
        query={waitingQuery(list.params)}
        read={({ orders, info }) => ({ rows: orders, count: info.count })}
        rowKey={numberOf}
        rowName={numberOf}
        search={{ label: t`Order number, PO number or customer` }}
        filters={[
          {
            id: 'day',
            label: t`Check stock for`,
            value: day && date(day),
            onClear: () => list.set({ day: '', page }),
            panel: () => (
              <DayField
                clearable
                className="px-2"
                label={t`Check stock for`}
                hint={<Trans>Stock is checked for the day each line was requested for.</Trans>}
                value={day}
                onChange={(next) => list.set({ day: next, page })}
              />
            ),
          },
        ]}
        notice={
          <>
            {decided ? <DecidedNotice {...decided} /> : null}
            <ProblemNotice problem={problem} />
          </>
        }
        bulk={readsOnly ? undefined : bulk}
        columns={columns}
        rowActions={readsOnly ? () => [] : toActions}
        details={(waiting) => <WaitingDetails waiting={waiting} />}
        empty={<EmptyState kind="custom" title={<Trans>No order is waiting for you</Trans>} />}
        noResult={{ showAll: <Trans>Show all that are waiting</Trans> }}
      />

      {cancelling ? (
        <CancelDialog orders={cancelling} decide={decide} onClose={() => setCancelling(null)} />
      ) : null}
      {limiting ? <LimitDialog waiting={limiting} onClose={() => setLimiting(null)} /> : null}
    </>
  );
}
