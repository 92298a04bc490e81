import { useLingui } from '@lingui/react/macro';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { dayRangeFilter, type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import type { VisitKind, VisitsQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { visitListParams } from '../visits.params.ts';
import { findVisitedCustomers, type VisitedCustomer } from '../visits.queries.ts';

/** The filters of the list; a chosen author stays among the choices while an answer is loaded. */
export function useVisitFilters(
  kind: VisitKind,
  { params, set }: ReturnType<typeof visitListParams.use>,
  answer: VisitsQuery['formVisits'] | undefined,
): Filter[] {
  const { t } = useLingui();
  const { date } = useDates();
  const label = t`Customer`;
  const nameOf = (code: string) =>
    answer?.visits.find(({ custCode }) => custCode === code)?.custName ?? code;
  const authors = answer?.authors ?? [];
  const isGone = params.by !== '' && !authors.some(({ createdBy }) => createdBy === params.by);
  return [
    {
      id: 'customer',
      label,
      value: params.customer && nameOf(params.customer),
      onClear: () => set({ customer: '' }),
      panel: (close) => (
        <EntityPicker<Pick<VisitedCustomer, 'custCode' | 'name'> & Partial<VisitedCustomer>>
          label={label}
          value={
            params.customer ? { custCode: params.customer, name: nameOf(params.customer) } : null
          }
          onChange={(picked) => {
            set({ customer: picked?.custCode ?? '' });
            close();
          }}
          find={(search, request) => findVisitedCustomers(kind, search, request)}
          toOption={({ custCode, name, city }) => ({ value: custCode, label: name, text: city })}
        />
      ),
    },
    dayRangeFilter({
      id: 'captured',
      label: t({ message: 'Visited', comment: 'filter by the day of a visit' }),
      labels: { from: t`Visited from`, to: t`Visited until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: set,
    }),
    selectFilter(
      {
        id: 'by',
        label: t({ message: 'By', comment: 'filter: who made a visit' }),
        value: params.by,
        options: [
          ...authors.map(({ createdBy, displayName }) => ({
            value: createdBy,
            label: displayName,
          })),
          ...(isGone ? [{ value: params.by, label: params.by }] : []),
        ],
        onChange: (by) => set({ by }),
      },
      t`All`,
    ),
  ];
}
