import { Trans, useLingui } from '@lingui/react/macro';
import { ListFrame } from '#src/crud/list-frame.tsx';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Notice } from '#src/ui/notice.tsx';
import { canChangeOffline } from './change-offline.ts';
import { ChangingOverlay } from './changing-overlay.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import type { Customer } from './customer-device.ts';
import { customerParams, longestSearch } from './customer-list.params.ts';
import { customerPageSizes } from './customer-list.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { NoCustomers } from './no-customers.tsx';
import { useFoundCustomers } from './use-found-customers.ts';

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
  const row = (customer: Customer) => (
    <CustomerRow
      customer={customer}
      active={isActive(customer)}
      disabled={changing}
      onChoose={onChoose}
    />
  );
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
        item={isNew ? row : undefined}
        isMarked={isActive}
        above={online ? null : <OfflineNotice />}
        search={{
          label: <Trans>Search customers</Trans>,
          hint: <Trans>Code, name, phone, address, e-mail or city</Trans>,
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
