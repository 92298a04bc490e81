import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AsOf, useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { useWide } from '#src/lib/use-wide.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import type { Customer } from './customer-device.ts';
import { customerPageSizes } from './customer-list.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { NoCustomers } from './no-customers.tsx';
import { useFoundCustomers } from './use-found-customers.ts';

/** Page numbers shown at a time (C024). */
const pagesShown = 4;

interface Props {
  /** The search words, after the user has stopped typing. */
  words: string;
  disabled: boolean;
  onChoose: (customer: Customer) => void;
}

/** Younger lists need no refreshing, in ms; as `AsOf`. */
const fresh = 5 * 60_000;

/** When the list was loaded, and a way to load it again while there is a connection. */
function HowOld(props: { at: number; renewing: boolean; onRenew: () => void }) {
  const online = useOnline();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <AsOf at={props.at} />
      {online && Date.now() - props.at > fresh ? (
        <Button variant="quiet" busy={props.renewing} onClick={props.onRenew}>
          <Trans>Refresh</Trans>
        </Button>
      ) : null}
    </span>
  );
}

/**
 * The customers that match, by pages: a table, and rows on a phone; the older list of the flag is a
 * table of 10 (F005, U164, U165).
 */
export function FoundCustomers({ words, disabled, onChoose }: Props) {
  const { t } = useLingui();
  const { flags } = useHostConfig();
  const { customer: active } = useSession();
  const wide = useWide();
  const [limit, setLimit] = useState<number>(customerPageSizes[0]);
  const [at, setAt] = useState({ words, page: 1 });
  const page = at.words === words ? at.page : 1;
  const columns = useCustomerColumns(onChoose, disabled);
  const found = useFoundCustomers({ search: words, page, limit }, columns);
  const isNew = flags.NEW_CUSTOMER_SELECTION_LIST;
  const isActive = ({ custCode }: Customer) => custCode.unified === active?.unified;
  return (
    <div className="space-y-3 [--table-top:-16px]">
      <DataTable
        caption={t`Customers`}
        columns={columns}
        rows={found.customers}
        rowKey={({ custCode }) => custCode.unified}
        empty={words ? <EmptyState kind="no-result" /> : <NoCustomers />}
        failed={found.failed}
        onRetry={found.renew}
        note={
          found.asOf === null ? null : (
            <HowOld at={found.asOf} renewing={found.renewing} onRenew={found.renew} />
          )
        }
        {...found.sorting}
        isMarked={isActive}
        asListItem={
          isNew && !wide
            ? (customer) => (
                <CustomerRow
                  customer={customer}
                  active={isActive(customer)}
                  disabled={disabled}
                  onChoose={onChoose}
                />
              )
            : undefined
        }
        name="customers"
      />
      <Pagination
        page={page}
        pageSize={limit}
        count={found.count}
        onPage={(next) => setAt({ words, page: next })}
        {...(isNew && {
          most: pagesShown,
          pageSizes: customerPageSizes,
          onPageSize: (size: number) => {
            setLimit(size);
            setAt({ words, page: 1 });
          },
        })}
      />
    </div>
  );
}
