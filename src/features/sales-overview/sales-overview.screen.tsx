import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { toSalesPath } from './components/figure-columns.tsx';
import { FigureList } from './components/figure-list.tsx';
import { LineList } from './components/line-list.tsx';
import { MonthChart } from './components/month-chart.tsx';
import { SalesSummary } from './components/sales-summary.tsx';
import { type SalesList, salesParams, toSalesFilter } from './sales-overview.params.ts';
import { salesQueries } from './sales-overview.queries.ts';
import { useSalesFilters } from './use-sales-filters.tsx';

/** How the year goes against the last one, down to the invoices behind a figure (R044, R045, U268 to U270). */
export function Component() {
  const { t } = useLingui();
  const list = salesParams.use();
  const { params, set } = list;
  const { customer } = useSession();
  const code = customer?.unified ?? '';
  const variables = toSalesFilter(params);
  const result = useDeferredQuery(salesQueries.overview(code, variables));
  const { data: options } = useQuery(salesQueries.options(code, variables));
  const year = Number(useToday().slice(0, 4));
  const filters = useSalesFilters(list, { options, year });
  const titles: Record<SalesList, string> = {
    brands: t`Brands`,
    merchandiseCategories: t`Categories`,
    models: t`Models`,
    lines: t`Invoices`,
  };
  const { by } = params;
  const { data } = result;
  /** A place as high as what comes, so that the list does not move. */
  const waiting = (height: string) => (result.isPending ? <Skeleton className={height} /> : null);
  const shared = {
    list,
    filters,
    title: titles[by],
    above: data ? <SalesSummary overview={data} /> : waiting('h-51 lg:h-23'),
    notice: (
      <>
        {data && data.months.length > 0 ? (
          <MonthChart
            overview={data}
            chosen={params.months.map(Number)}
            onMonth={(month) => {
              const [only] = params.months;
              const isOnly = params.months.length === 1 && only === String(month);
              set({ months: isOnly ? [] : ([String(month)] as typeof params.months) });
            }}
          />
        ) : (
          waiting('h-108')
        )}
        <SubNav
          label={t`Sales by`}
          links={(Object.keys(titles) as SalesList[]).map((to) => ({
            to: toSalesPath(params, { by: to }),
            label: titles[to],
            current: to === by,
          }))}
        />
      </>
    ),
  };
  return by === 'lines' ? (
    <LineList {...shared} />
  ) : (
    <FigureList key={by} {...shared} by={by} result={result} />
  );
}
