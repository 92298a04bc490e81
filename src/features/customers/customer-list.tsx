import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListFrame } from '#src/crud/list/list-frame.tsx';
import type { ListParams } from '#src/crud/list/list-params.ts';
import { useListOnDevice } from '#src/crud/list/use-list-on-device.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { canChangeOffline } from './change-offline.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import type { Customer } from './customer-device.ts';
import { customerParams, longestSearch } from './customer-list.params.ts';
import { customerPageSizes } from './customer-list.queries.ts';
import { customerPageQuery } from './customers.queries.ts';
import { NoCustomers } from './no-customers.tsx';
import { useCustomerList } from './use-customer-list.ts';

interface Props {
  /** A change of customer is under way. */
  changing: boolean;
  onChoose: (customer: Customer) => void;
}

function OfflineNotice() {
  return (
    <Notice tone="info">
      {canChangeOffline() ? (
        <Trans>
          You are offline. The customer changes on this device now, and on the server when there is
          a connection.
        </Trans>
      ) : (
        <Trans>You are offline. Changing the customer needs a connection.</Trans>
      )}
    </Notice>
  );
}

/**
 * Search, choose, act for them (U163 to U168): a table, and rows on a phone; the older list of the flag
 * is a table of 10 (F005).
 */
export function CustomerList({ changing, onChoose }: Props) {
  'use memo';
  const { t } = useLingui();
  const isNew = useHostConfig().flags.NEW_CUSTOMER_SELECTION_LIST;
  const { customer: active } = useSession();
  const online = useOnline();
  const list = customerParams.useLocal();
  const columns = useCustomerColumns(onChoose, changing);
  const result = useFoundCustomers(list.params, columns);
  const isActive = ({ custCode }: Customer) => custCode.unified === active?.unified;
  return (
    <div className="relative [--table-top:-16px]" aria-busy={changing}>
      <ListFrame
        name="customers"
        caption={t`Customers`}
        list={list}
        result={result}
        read={(found) => found}
        rowKey={({ custCode }) => custCode.unified}
        columns={columns}
        unsorted={result.data?.asOf === undefined}
        isMarked={isActive}
        above={online ? null : <OfflineNotice />}
        search={{
          label: t`Search customers`,
          hint: t`Code, name, phone, address, e-mail or city`,
          maxLength: longestSearch,
          focus: true,
        }}
        refresh="old"
        // Four page numbers, and 10 to 50 rows (C023, C024).
        paging={isNew ? { most: 4, pageSizes: customerPageSizes } : { pageSizes: [] }}
        empty={<NoCustomers />}
      />
      {changing ? <ChangingOverlay /> : null}
    </div>
  );
}

/**
 * The customers that match, a page of them: found on the device, and by the server as long as the
 * device does not have the whole list (B055, B057).
 */
function useFoundCustomers(params: ListParams, columns: readonly Column<Customer>[]) {
  const { search = '', page, limit } = params;
  const { data: list, isFetching, isError, refetch } = useCustomerList(true);
  const server = useQuery({
    ...customerPageQuery({ search, page, limit }),
    select: ({ customers, info }) => ({ rows: customers, count: info.count }),
    enabled: !list && (isFetching || isError),
  });
  const device = list && { rows: list.customers, asOf: list.asOf };
  return useListOnDevice({ device, isFetching, refetch, server }, columns, params);
}

/** Over the list while the customer is being changed (B053, U168). */
function ChangingOverlay() {
  return (
    <div
      role="status"
      className="absolute inset-0 z-20 animate-fade-in rounded bg-surface/80 text-brand-ink"
    >
      <p className="sticky top-1/3 flex items-center justify-center gap-3 py-8 font-medium">
        <Spinner />
        <Trans>Changing the customer</Trans>
      </p>
    </div>
  );
}
