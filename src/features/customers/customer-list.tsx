import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { toast } from '#src/ui/toasts.tsx';
import { changeCustomer } from './change-customer.ts';
import { CustomerRow } from './customer-row.tsx';
import { customerPageSizes, customersQuery } from './customers.queries.ts';
import { Pager } from './pager.tsx';

/** Milliseconds after the last key before the list is asked for (C025). */
const searchDelay = 450;

/** Search, choose, act for them (U163 to U169). */
export function CustomerList() {
  const { t } = useLingui();
  const { customer: active } = useSession();
  const { flags, custGroupOnCustSelect, customerGroupAsLevel } = useHostConfig();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(customerPageSizes[0]);
  const [choosing, setChoosing] = useState<string | null>(null);
  const words = useDebounced(search.trim(), searchDelay);
  const { data, isPending, isError, refetch } = useQuery(customersQuery(words, page, limit));
  const slow = useDelayed(isPending);

  const choose = async (code: string) => {
    setChoosing(code);
    try {
      await changeCustomer(code, flags.CATALOG_REDESIGN);
    } catch {
      setChoosing(null);
      toast({ tone: 'error', text: <Trans>Failed change customer, please try again</Trans> });
    }
  };

  return (
    <div className="space-y-3" aria-busy={choosing !== null}>
      <TextField
        type="search"
        label={<Trans>Search customers</Trans>}
        hint={<Trans>Code, name, phone, address, e-mail or city</Trans>}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      {isError && !data ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {slow ? [1, 2, 3, 4].map((n) => <Skeleton key={n} className="h-14" />) : null}
      {data?.customers.length === 0 ? <EmptyState kind="no-result" /> : null}
      <ul>
        {data?.customers.map((customer) => (
          <CustomerRow
            key={customer.custCode.unified}
            customer={customer}
            active={customer.custCode.unified === active?.unified}
            group={custGroupOnCustSelect ? (customerGroupAsLevel ? 'level' : 'group') : null}
            busy={choosing === customer.custCode.unified}
            disabled={choosing !== null}
            onChoose={() => void choose(customer.custCode.unified)}
          />
        ))}
      </ul>
      {data && data.info.count > 0 ? (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SelectField
            label={<Trans>Rows</Trans>}
            value={String(limit)}
            options={customerPageSizes.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(event) => {
              setLimit(Number(event.target.value));
              setPage(1);
            }}
          />
          <p className="sr-only" role="status">
            <Plural value={data.info.count} one="# customer" other="# customers" />
          </p>
          <Pager page={data.info.page} total={data.info.pageTotal} onPage={setPage} />
        </div>
      ) : null}
      <span className="sr-only" role="status">
        {choosing ? t`Changing the customer` : ''}
      </span>
    </div>
  );
}
