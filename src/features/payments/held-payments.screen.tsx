import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { DecideHeldPaymentDocument } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import { PaymentTabs } from './components/payment-tabs.tsx';
import { RequestState } from './components/request-state.tsx';
import { heldPaymentParams } from './payments.params.ts';
import { decidedTexts } from './payments.problems.ts';
import { type ListedRequest, paymentQueries } from './payments.queries.ts';
import { useHeldText } from './use-reason-text.ts';

/** The amount asked for, and the one that arrived. */
function useHeldColumns(): Column<ListedRequest>[] {
  const { t } = useLingui();
  const money = useMoney();
  const heldText = useHeldText();
  return [
    wholeColumn('payment', t`Payment`, ({ externalId }) => externalId, { rowHeader: true }),
    {
      id: 'payer',
      header: t`Payer`,
      phone: 'fact',
      cell: ({ payerCode, payerName }) => `${payerCode} ${payerName}`,
    },
    {
      id: 'reason',
      header: t`Reason`,
      phone: 'fact',
      priority: 2,
      cell: ({ held }) => heldText(held ?? ''),
    },
    { id: 'status', header: t`Status`, phone: 'state', cell: (one) => <RequestState {...one} /> },
    figureColumn(
      'arrived',
      t({ message: 'Arrived', context: 'an amount of money' }),
      ({ heldAmount }) => (heldAmount === null ? null : money(heldAmount)),
    ),
    totalColumn(
      'amount',
      t({ message: 'Requested', context: 'an amount of money' }),
      ({ amount }) => money(amount),
    ),
  ];
}

/** Requests of all customers for which something else arrived than was asked for; staff decide. */
export function Component() {
  const { t } = useLingui();
  const list = heldPaymentParams.use();
  const { readsOnly } = useSession();
  const online = useOnline();
  const columns = useHeldColumns();
  const { run, problem } = useAction(DecideHeldPaymentDocument, {
    invalidates: [['payments'], ['invoices']],
  });
  const decide = ({ externalId }: ListedRequest, isPaid: boolean) =>
    void confirm({
      title: isPaid ? (
        <Trans>Payment {externalId} is paid</Trans>
      ) : (
        <Trans>Payment {externalId} is not paid</Trans>
      ),
      text: isPaid ? (
        <Trans>The amount received settles the invoices.</Trans>
      ) : (
        <Trans>Its invoices are open again. Return the money yourself.</Trans>
      ),
      action: isPaid ? <Trans>It is paid</Trans> : <Trans>It is not paid</Trans>,
      danger: !isPaid,
      work: () => run({ externalId, isPaid }),
    });
  const offline = online ? null : t`You are offline. This needs a connection.`;
  const actionsFor = (request: ListedRequest): RowAction[] => [
    {
      label: t`It is paid`,
      disabledReason: offline,
      onSelect: () => decide(request, true),
    },
    {
      label: t`It is not paid`,
      danger: true,
      disabledReason: offline,
      onSelect: () => decide(request, false),
    },
  ];
  return (
    <ListPage
      name="held-payments"
      title={<Trans>Payments to be checked</Trans>}
      caption={t`Payments to be checked`}
      list={list}
      query={paymentQueries.held(list.params)}
      read={({ requests, info }) => ({ rows: requests, count: info.count })}
      rowKey={({ externalId }) => externalId}
      tabs={<PaymentTabs current="held" />}
      notice={<ProblemNotice problem={problem} texts={decidedTexts} />}
      rowName={({ externalId }) => externalId}
      columns={columns}
      rowActions={readsOnly ? undefined : actionsFor}
      empty={<EmptyState kind="custom" title={<Trans>No payment has to be checked</Trans>} />}
      noResult={{ showAll: <Trans>Show all payments to be checked</Trans> }}
    />
  );
}
