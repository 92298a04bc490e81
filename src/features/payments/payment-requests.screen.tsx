import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { dayRangeFilter, selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { PaymentTabs } from './components/payment-tabs.tsx';
import { useRequestColumns } from './components/request-columns.tsx';
import { getUnansweredPaymentStore } from './paying/unanswered-payment.ts';
import { requestListParams } from './payments.params.ts';
import { paymentQueries, toRequestFilter } from './payments.queries.ts';
import { useStatusOptions } from './use-status-options.ts';

/** A payment that was sent from this device and not answered; its page finds out. */
function Unanswered() {
  const { user, customer } = useSession();
  const [isWaiting] = useState(
    () => getUnansweredPaymentStore(user.id, customer?.unified ?? '').read() !== null,
  );
  if (!isWaiting) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink to={paths.payInvoices()}>
          <Trans>Check again</Trans>
        </ButtonLink>
      }
    >
      <Trans>A payment was sent, and its answer got lost.</Trans>
    </Notice>
  );
}

/** The customer's payment requests for invoices, newest first (R029, U239, U240). */
export function Component() {
  const { t } = useLingui();
  const { date } = useDates();
  const { customer, has } = useSession();
  const list = requestListParams.use();
  const { hide: _, ...params } = list.params;
  const query = paymentQueries.requests(customer?.unified ?? '', params);
  const { counts = [] } = useQuery(query).data ?? {};
  const statusOptions = useStatusOptions(counts);
  const columns = useRequestColumns(counts);
  const filters = [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: params.status,
        options: statusOptions,
        onChange: (status) => list.set({ status }),
      },
      t`All`,
    ),
    dayRangeFilter({
      id: 'created',
      label: t({ message: 'Made', comment: 'filter by the day a payment was made' }),
      labels: { from: t`Made from`, to: t`Made until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: list.set,
    }),
  ];
  return (
    <ListPage
      name="payment-requests"
      title={<Trans>Payments</Trans>}
      caption={t`Invoice payments`}
      list={list}
      query={query}
      read={({ requests, info }) => ({ rows: requests, count: info.count })}
      rowKey={({ externalId }) => externalId}
      columns={columns}
      tabs={<PaymentTabs current="requests" />}
      above={<Unanswered />}
      search={{
        label: t`Search payments`,
        hint: t`Payment, invoice or virtual account number`,
      }}
      filters={filters}
      export={{
        list: 'payment-requests',
        title: t`Payments`,
        formats: ['xlsx', 'csv'],
        filter: toRequestFilter(customer?.unified ?? '', params),
      }}
      refresh
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No payments yet</Trans>}
          action={
            has('page.invoice-status') ? (
              <ButtonLink primary to={paths.openInvoices()}>
                <Trans>Open invoices</Trans>
              </ButtonLink>
            ) : null
          }
        />
      }
      noResult={{ showAll: <Trans>Show all payments</Trans> }}
    />
  );
}
