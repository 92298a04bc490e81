import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isDistributor } from '#shared/access/is-distributor.rules.ts';
import { retailSaleStates, retailSaleTypes } from '#shared/serials/retail-sale-states.ts';
import { paths } from '#src/app/paths.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { dayRangeFilter, selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useCountText } from '#src/i18n/use-number.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useSaleColumns } from './list/sale-columns.tsx';
import { saleListQuery } from './list/sale-list.query.ts';
import { useSaleActions } from './list/use-sale-actions.tsx';
import { WaitingSales } from './list/waiting-sales.tsx';
import { saleListParams } from './retail-sales.params.ts';
import { type StateCounts, toSaleFilter } from './retail-sales.queries.ts';
import { useSaleTexts } from './use-sale-texts.ts';

/** The filters by state with counts, type and period (U260, U261, B243). */
function useSaleFilters(list: ReturnType<typeof saleListParams.use>, counts: StateCounts) {
  const { t } = useLingui();
  const { date } = useDates();
  const countText = useCountText();
  const { states, types } = useSaleTexts();
  const { params } = list;
  const countOf = (state: string) => counts.find(({ status }) => status === state);
  return [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: params.status,
        options: retailSaleStates.map((value) => ({
          value,
          label: `${states[value]} (${countText(countOf(value))})`,
        })),
        onChange: (status) => list.set({ status }),
      },
      t`All`,
    ),
    selectFilter(
      {
        id: 'type',
        label: t`Type`,
        value: params.type,
        options: retailSaleTypes.map((value) => ({ value, label: types[value] })),
        onChange: (type) => list.set({ type }),
      },
      t`All`,
    ),
    dayRangeFilter({
      id: 'sold',
      label: t({ message: 'Sold', comment: 'filter by the day of a sale' }),
      labels: { from: t`Sold from`, to: t`Sold until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: list.set,
    }),
  ];
}

function RegisterLink() {
  return (
    <ButtonLink primary to={paths.registerSale()}>
      <Trans>Register a sale</Trans>
    </ButtonLink>
  );
}

/** The other pages about sales; those about consumers are for staff. */
function useSalePages(): RowAction[] {
  const { t } = useLingui();
  const { user, readsOnly } = useSession();
  const navigate = useLocaleNavigate();
  const page = (label: string, to: string) => ({ label, onSelect: () => navigate(to) });
  if (readsOnly) return [];
  return [
    page(t`Upload many`, paths.uploadSales()),
    ...(isDistributor(user)
      ? [
          page(t`Accounts of consumers`, paths.consumerAccounts()),
          page(t`Consumer data`, paths.consumers()),
        ]
      : []),
  ];
}

/** The bikes that the customer has registered as sold, newest first (R039, U259). */
export function Component() {
  const { t } = useLingui();
  const { customer, readsOnly } = useSession();
  const list = saleListParams.use();
  const { hide: _, ...params } = list.params;
  const custCode = customer?.unified ?? '';
  const query = saleListQuery(custCode, params);
  const columns = useSaleColumns();
  const { counts = [] } = useQuery(query).data ?? {};
  const filters = useSaleFilters(list, counts);
  const { rowActions, problem } = useSaleActions();
  const register = readsOnly ? null : <RegisterLink />;
  return (
    <ListPage
      name="retail-sales"
      title={<Trans>Retail sales</Trans>}
      caption={t`Registered sales`}
      list={list}
      query={query}
      read={({ frames, info }) => ({ rows: frames, ...info })}
      rowKey={({ id }) => id}
      rowName={({ frameNumber }) => frameNumber}
      columns={columns}
      {...(rowActions && { rowActions })}
      action={register}
      more={useSalePages()}
      above={<WaitingSales />}
      notice={<ProblemNotice problem={problem} />}
      search={{
        label: t`Search sales`,
        hint: t`Frame number, article or consumer`,
      }}
      filters={filters}
      export={{
        list: 'retail-sales',
        title: t`Retail sales`,
        formats: ['xlsx', 'csv'],
        filter: { ...toSaleFilter(custCode, params), sort: toServerSort(params.sort) },
      }}
      refresh
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No sales registered yet</Trans>}
          action={register}
        />
      }
      noResult={{ showAll: <Trans>Show all sales</Trans> }}
    />
  );
}
