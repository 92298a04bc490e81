import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { ResolveBankEntryDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { PaymentTabs } from '../components/payment-tabs.tsx';
import { bankEntryParams } from '../payments.params.ts';
import { type BankEntry, paymentQueries } from '../payments.queries.ts';
import type { Decision } from './decision-dialog.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import { useDecidedStates } from './use-entry-texts.ts';

/** Its forms are larger than the list. */
const DecisionDialog = lazyWithMessages(() => import('./decision-dialog.tsx'));

/** Entries of bank statements, those without a payment first; staff say what they pay. */
export function Component() {
  const { t } = useLingui();
  const online = useOnline();
  const list = bankEntryParams.use();
  const { params } = list;
  const columns = useEntryColumns();
  const isDecidable = !useSession().readsOnly && params.state === '';
  const [decision, setDecision] = useState<Decision | null>(null);
  const { run } = useAction(ResolveBankEntryDocument, {
    invalidates: [['payments'], ['invoices']],
  });
  const disabledReason = online ? null : t`You are offline. This needs a connection.`;
  const getActions = (entry: BankEntry): RowAction[] => {
    const match = {
      label: t`Match to a payment`,
      disabledReason,
      onSelect: () => setDecision({ entry, kind: 'match' }),
    };
    const setAside = {
      label: t({ message: 'Set aside', comment: 'an entry of a bank statement' }),
      disabledReason,
      onSelect: () => setDecision({ entry, kind: 'setAside' }),
    };
    // Money that was taken back pays nothing.
    return entry.amount < 0 ? [setAside] : [match, setAside];
  };
  const stateFilter = selectFilter(
    {
      id: 'state',
      label: t`Status`,
      value: params.state,
      options: useDecidedStates(),
      onChange: (state) => list.set({ state }),
    },
    t({ message: 'Not matched', comment: 'entries of a bank statement' }),
  );
  return (
    <>
      <ListPage
        name="bank-entries"
        title={<Trans>Bank entries</Trans>}
        caption={t`Bank entries`}
        list={list}
        query={paymentQueries.bankEntries(params)}
        read={({ entries, info }) => ({ rows: entries, count: info.count })}
        rowKey={({ id }) => id}
        rowName={({ payerName, remittance }) => payerName || remittance}
        columns={columns}
        rowActions={isDecidable ? getActions : undefined}
        tabs={<PaymentTabs current="bank" />}
        search={{
          label: t`Search bank entries`,
          hint: t`Payer, text of the transfer or payment`,
        }}
        filters={[stateFilter]}
        refresh
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>All bank entries are matched</Trans>}
            text={<Trans>Entries of bank statements that fit no payment are listed here.</Trans>}
          />
        }
        noResult={{ showAll: <Trans>Show all entries that are not matched</Trans> }}
      />
      {decision ? (
        <Suspense>
          <DecisionDialog decision={decision} resolve={run} onClose={() => setDecision(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
