import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useStockColumns } from './components/stock-columns.tsx';
import { stockParams } from './frame-stock.params.ts';
import { frameQueries, toStockFilter } from './serials.queries.ts';

/** The bikes that were delivered, at first those that are not sold: with or without an inspection. */
export function Component() {
  const { t } = useLingui();
  const { customer } = useSession();
  const custCode = customer?.unified ?? '';
  const navigate = useLocaleNavigate();
  const list = stockParams.use();
  const { hide: _, ...params } = list.params;
  const columns = useStockColumns(custCode === '');
  const inspected: Filter = selectFilter(
    {
      id: 'inspected',
      label: t`Inspection`,
      value: params.inspected,
      options: [
        { value: 'no', label: t({ message: 'Missing', comment: 'an inspection' }) },
        { value: 'yes', label: t({ message: 'Done', comment: 'an inspection' }) },
      ],
      onChange: (value) => list.set({ inspected: value }),
    },
    t`All`,
  );
  const todo: Filter = selectFilter(
    {
      id: 'todo',
      label: t({ message: 'To do', comment: 'about a bike in stock' }),
      value: params.todo,
      options: [
        { value: 'inspect', label: t`Must be inspected before the sale` },
        { value: 'register', label: t`Register soon if sold` },
      ],
      onChange: (value) => list.set({ todo: value }),
    },
    t`All`,
  );
  return (
    <ListPage
      name="frame-stock"
      title={<Trans>My stock of bikes</Trans>}
      caption={t`Bikes`}
      list={list}
      query={frameQueries.stock(custCode, params)}
      read={({ frames, info }) => ({ rows: frames, count: info.count, more: info.more })}
      rowKey={({ id }) => id}
      columns={columns}
      more={[{ label: t`Check a frame`, onSelect: () => navigate(paths.frame()) }]}
      choices={
        <RadioField
          label={<Trans>Which bikes</Trans>}
          labelClassName="sr-only"
          look="segments"
          value={params.sold}
          onValue={(sold) => list.set({ sold })}
          options={[
            { value: 'no', label: <Trans comment="bikes that are not sold">In stock</Trans> },
            { value: 'yes', label: <Trans comment="a bike">Sold</Trans> },
            { value: 'any', label: <Trans comment="all bikes">All</Trans> },
          ]}
        />
      }
      search={{ label: t`Search bikes`, hint: t`Frame number or words of the article` }}
      filters={[inspected, todo]}
      export={{
        list: 'frames',
        title: t`My stock of bikes`,
        formats: ['xlsx', 'csv'],
        filter: toStockFilter(custCode, params),
      }}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No bikes in stock</Trans>} />}
      noResult={{ showAll: <Trans>Show all bikes</Trans> }}
    />
  );
}
