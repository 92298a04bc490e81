import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { dayRangeFilter, type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import { CustomerPicker, useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import type { ClaimsQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { claimListParams } from '../claims.params.ts';
import { useClaimRules } from '../use-claim-rules.ts';

type List = ReturnType<typeof claimListParams.use>;
type Answer = Pick<ClaimsQuery['claimsV3'], 'brands' | 'counts'>;

const none: Answer = { brands: [], counts: [] };

/** The filters of the list (U243); a chosen value stays among the choices while an answer is loaded. */
export function useClaimFilters(list: List, answer: Answer = none): Filter[] {
  const { t } = useLingui();
  const { date } = useDates();
  const { params, set } = list;
  const statuses = useStatusOptions(params.status, answer.counts);
  const customer = useCustomerFilter(list);
  const brands = [...new Set(params.brand ? [...answer.brands, params.brand] : answer.brands)];
  return [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: params.status,
        options: statuses,
        onChange: (status) => set({ status }),
      },
      t`All`,
    ),
    selectFilter(
      {
        id: 'category',
        label: t`Product category`,
        value: params.category,
        options: [
          { value: 'Bike', label: t`Bikes` },
          { value: 'PAA', label: t`Parts and accessories` },
        ],
        onChange: (category) => set({ category }),
      },
      t`All`,
    ),
    selectFilter(
      {
        id: 'brand',
        label: t`Brand`,
        value: params.brand,
        options: brands.map((value) => ({ value, label: value })),
        onChange: (brand) => set({ brand }),
      },
      t`All`,
    ),
    ...(customer ? [customer] : []),
    dayRangeFilter({
      id: 'created',
      label: t({ message: 'Created', comment: 'filter by the day on which a claim was made' }),
      labels: { from: t`Created from`, to: t`Created until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: set,
    }),
  ];
}

/** The statuses that claims of the list have, in the server's order, with their counts (B218). */
function useStatusOptions(chosen: string, counts: Answer['counts']) {
  const number = useNumber();
  const { statuses } = useClaimRules();
  const countOf = new Map(counts.map(({ statusId, count }) => [statusId, count]));
  return statuses
    .filter(({ id }) => id === chosen || (countOf.get(id) ?? 0) > 0)
    .map(({ id, description }) => ({
      value: id,
      label: `${description} (${number(countOf.get(id) ?? 0)})`,
    }));
}

/** One of the customers, for users who may choose among them; null for others. */
function useCustomerFilter({ params: { customer }, set }: List): Filter | null {
  const { t } = useLingui();
  const mayChoose = useMayChooseCustomer();
  if (!mayChoose) return null;
  const label = t`Customer`;
  return {
    id: 'customer',
    label,
    value: customer,
    onClear: () => set({ customer: '' }),
    panel: (close) => (
      <Suspense fallback={<Skeleton className="h-16" />}>
        <CustomerPicker
          label={label}
          value={customer ? { code: customer, name: customer } : null}
          onChange={(picked) => {
            set({ customer: picked?.code ?? '' });
            close();
          }}
        />
      </Suspense>
    ),
  };
}
