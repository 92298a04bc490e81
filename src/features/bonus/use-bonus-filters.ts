import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { allBrands, bonusParams } from './bonus.params.ts';
import { type BonusFilter, outlookQuery } from './bonus.queries.ts';
import { useQuarterText } from './use-bonus-texts.ts';

/** The brand that a variant of the page presets (R042, R043, U267); empty on the plain page. */
function usePresetBrand(): string {
  const { pathname } = useLocation();
  if (pathname.endsWith(paths.dealerBonusPolygon())) return 'Polygon';
  return pathname.endsWith(paths.dealerBonusWim()) ? 'WIM' : '';
}

/** The filter of the page from its address: what is asked for, and the chips that change it. */
export function useBonusFilters() {
  const { t } = useLingui();
  const { customer } = useSession();
  const list = bonusParams.use();
  const preset = usePresetBrand();
  const quarterText = useQuarterText();
  const thisYear = Number(useToday().slice(0, 4));
  const { params, set } = list;
  const year = params.year === '' ? thisYear : Number(params.year);
  const brand = params.brand === allBrands ? '' : params.brand || preset;
  const quarter = params.quarter === '' ? null : Number(params.quarter);
  const filter: BonusFilter = { year, ...(quarter && { quarter }), ...(brand && { brand }) };
  const { data } = useQuery(outlookQuery(customer?.unified ?? '', filter));
  const brands = [...new Set([...(data?.brands ?? []), ...(brand ? [brand] : [])])];
  const years = [...new Set([thisYear, thisYear - 1, thisYear - 2, year])];
  const yearFilter = selectFilter(
    {
      id: 'year',
      label: t`Year`,
      value: params.year,
      options: years
        .filter((one) => one !== thisYear)
        .map((one) => ({ value: String(one), label: String(one) })),
      onChange: (chosen) => set({ year: chosen }),
    },
    String(thisYear),
  );
  const quarterFilter = selectFilter(
    {
      id: 'quarter',
      label: t`Quarter`,
      value: params.quarter,
      options: (['1', '2', '3', '4'] as const).map((value) => ({
        value,
        label: quarterText(Number(value)),
      })),
      onChange: (chosen) => set({ quarter: chosen }),
    },
    t`Whole year`,
  );
  const brandFilter = selectFilter(
    {
      id: 'brand',
      label: t`Brand`,
      value: brand,
      options: brands.map((value) => ({ value, label: value })),
      onChange: (chosen) => set({ brand: chosen === '' && preset ? allBrands : chosen }),
    },
    t`All brands`,
  );
  return { list, filter, year: yearFilter, quarter: quarterFilter, brand: brandFilter };
}

/** The filter of the page with its chips, as each tab takes it. */
export interface BonusFilters {
  list: ReturnType<typeof bonusParams.use>;
  filter: BonusFilter;
  year: Filter;
  quarter: Filter;
  brand: Filter;
}
