import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { pageOnlyParams } from '#src/crud/list/list-params.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { DeleteUserPaymentDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { PaymentTabs } from './components/payment-tabs.tsx';
import { paymentQueries, type SavedPayment } from './payments.queries.ts';

/** Cards and accounts that the provider keeps: at most their last digits are known here (E417 to E420). */
function useColumns(): Column<SavedPayment>[] {
  const { t } = useLingui();
  const { sorg } = useHostConfig();
  const { data: methods = [] } = useQuery(paymentQueries.methods(sorg));
  return [
    {
      id: 'display',
      header: t`Payment method`,
      rowHeader: true,
      cell: ({ display }) => <span className="tabular">{display}</span>,
    },
    {
      id: 'method',
      phone: 'fact',
      header: t`For`,
      cell: ({ paymentMerchant, type }) =>
        methods.find(({ id }) => id === paymentMerchant.payment.id)?.desc ?? type,
    },
    {
      id: 'shared',
      phone: 'state',
      header: t`Usable by`,
      cell: ({ shared, isOwn }) => {
        if (!isOwn) return <Trans>Shared with you by a colleague</Trans>;
        return shared ? <Trans>You and your colleagues</Trans> : <Trans>Only you</Trans>;
      },
    },
  ];
}

/** The saved ways to pay of the user; deleting one reads the list again (U233, B210). */
export function Component() {
  const { t } = useLingui();
  const online = useOnline();
  const { sorg } = useHostConfig();
  const { customer, readsOnly } = useSession();
  const list = pageOnlyParams.use();
  const columns = useColumns();
  const { run, problem } = useAction(DeleteUserPaymentDocument, {
    invalidates: [['payments', 'saved']],
  });
  const ask = ({ id, display }: SavedPayment) =>
    confirm({
      title: <Trans>Delete {display}</Trans>,
      text: <Trans>The provider forgets it. Payments that were made stay.</Trans>,
      action: <Trans>Delete payment method</Trans>,
      cancel: <Trans>Keep payment method</Trans>,
      danger: true,
      work: () => run({ id }),
    });
  const toActions = (saved: SavedPayment): RowAction[] => [
    {
      label: t`Delete`,
      danger: true,
      onSelect: () => void ask(saved),
      disabledReason: saved.isOwn
        ? online
          ? null
          : t`You are offline. This needs a connection.`
        : t`Only the colleague who saved it can delete it.`,
    },
  ];
  const { page, limit } = list.params;
  return (
    <ListPage
      name="saved-payments"
      title={<Trans>Saved payment methods</Trans>}
      caption={t`Saved payment methods`}
      list={list}
      query={paymentQueries.saved(sorg, customer?.unified ?? '')}
      read={(all) => ({ rows: all.slice((page - 1) * limit, page * limit), count: all.length })}
      rowKey={({ id }) => id}
      rowName={({ display }) => display}
      columns={columns}
      tabs={<PaymentTabs current="saved" />}
      notice={<ProblemNotice problem={problem} />}
      {...(!readsOnly && { rowActions: toActions })}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No saved payment methods</Trans>}
          text={<Trans>When you pay, you can have the provider keep your card or account.</Trans>}
        />
      }
      noResult={{ showAll: <Trans>Show all saved payment methods</Trans> }}
    />
  );
}
