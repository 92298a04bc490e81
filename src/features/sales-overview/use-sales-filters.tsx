import { useLingui } from '@lingui/react/macro';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import { useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { type Choice, choiceFilter } from './components/choice-panel.tsx';
import { customerFilter } from './components/customer-panel.tsx';
import { escapeId, type SalesParams } from './sales-overview.params.ts';
import type { Option, Options } from './sales-overview.queries.ts';
import { useMonthNames } from './use-month-names.ts';
import { useUnnamed } from './use-unnamed.ts';

type ItemFilter = 'brands' | 'merchandiseCategories' | 'models' | 'series';

/** The filters of the overview (U270), with the pieces of their options. */
export function useSalesFilters(
  { params, set }: ListState<SalesParams>,
  { options, year }: { options: Options | undefined; year: number },
): Filter[] {
  const { t } = useLingui();
  const number = useNumber();
  const monthName = useMonthNames('long');
  const mayChoose = useMayChooseCustomer();
  const unnamed = useUnnamed();
  const toChoice = ({ id, name, count }: Option): Choice => ({
    id: escapeId(id),
    label: name || unnamed,
    ...(typeof count === 'number' && { count: number(count) }),
  });
  const ofItems = (name: ItemFilter, label: string) =>
    choiceFilter({
      id: name,
      label,
      values: params[name],
      choices: options?.[name].map(toChoice) ?? [],
      onChange: (values) => set({ [name]: values }),
    });
  const years = options?.years.filter((one) => one !== year) ?? [];
  const chosenYear =
    params.year && !years.includes(Number(params.year)) ? [Number(params.year)] : [];
  return [
    selectFilter(
      {
        id: 'year',
        label: t`Year`,
        value: params.year,
        options: [...chosenYear, ...years].map((one) => ({
          value: String(one),
          label: String(one),
        })),
        onChange: (value) => set({ year: value }),
      },
      String(year),
    ),
    choiceFilter({
      id: 'months',
      label: t`Months`,
      values: params.months,
      choices:
        options?.months.map(({ id, count }) => ({
          id,
          label: monthName(Number(id)),
          count: number(count ?? 0),
        })) ?? [],
      onChange: (months) => set({ months: months as SalesParams['months'] }),
    }),
    ...(mayChoose
      ? [
          customerFilter({
            label: t`Customers`,
            allText: t`All my customers`,
            values: params.customers,
            names: new Map(options?.customers.map(({ id, name }) => [escapeId(id), name])),
            onChange: (customers) => set({ customers }),
          }),
        ]
      : []),
    selectFilter(
      {
        id: 'category',
        label: t`Bikes or parts`,
        value: params.category === 'overview' ? '' : params.category,
        options: [
          { value: 'Bike', label: t`Bikes` },
          { value: 'PAA', label: t`Parts and accessories` },
        ],
        onChange: (category) => set({ category: category || 'overview' }),
      },
      t`Overview`,
    ),
    ofItems('brands', t`Brands`),
    ofItems('merchandiseCategories', t`Categories`),
    ofItems('models', t`Models`),
    ofItems('series', t`Series`),
  ];
}
