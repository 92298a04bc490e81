import { GraphQLError } from 'graphql';
import { chooseCustomers, seesAllCustomers } from '#server/features/customers/customers.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QuerySalesOverviewV4Args, SalesCategory } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { findCustomers, type SalesCustomers } from './sales-customers.store.ts';
import type { ItemFilter } from './sales-items.rules.ts';
import { type SalesPeriod, toSalesPeriod } from './sales-period.rules.ts';

/** The most values that one filter takes. */
const mostValues = 500;
const years = { first: 2000, last: 2100 };

/** The arguments that all operations of the overview and its export share. */
export type SalesArgs = {
  [Name in keyof QuerySalesOverviewV4Args]?: QuerySalesOverviewV4Args[Name];
};

/** The question of an operation, after its arguments are checked and its customers are found. */
export interface SalesFilter {
  sorg: string;
  period: SalesPeriod;
  /** 1 to 12, as asked for; empty for all. */
  months: number[];
  customers: SalesCustomers;
  items: ItemFilter;
}

function checkedList(values: readonly string[] | null | undefined, name: string): string[] {
  const list = values ?? [];
  if (list.length > mostValues) throw badUserInput(`${name} has more than ${mostValues} values`);
  return [...new Set(list.map((value) => checkedText(value, name, 400)))];
}

function checkedMonths(months: readonly number[]): number[] {
  if (
    months.length > 12 ||
    months.some((month) => !Number.isInteger(month) || month < 1 || month > 12)
  )
    throw badUserInput('months are 1 to 12');
  return [...new Set(months)].sort((a, b) => a - b);
}

function checkedYear(year: number | null | undefined, today: string): number {
  if (year == null) return Number(today.slice(0, 4));
  if (!Number.isInteger(year) || year < years.first || year > years.last)
    throw badUserInput(`year must be between ${years.first} and ${years.last}`);
  return year;
}

/**
 * Reads the arguments of an operation. Customers are those of the viewer's fence; without the permission to choose
 * customers only the active one counts, whatever was asked for (D4).
 */
export async function readSalesFilter(ctx: Context, args: SalesArgs): Promise<SalesFilter> {
  const viewer = viewerOf(ctx);
  if (args.sorg && args.sorg !== viewer.sorg)
    throw new GraphQLError('Not your sales organisation', { extensions: { code: 'FORBIDDEN' } });
  const today = getDayIn(ctx.host.timeZone);
  const months = checkedMonths(args.months ?? []);
  const period = toSalesPeriod(checkedYear(args.year, today), months, today);
  const category: SalesCategory = args.category ?? 'overview';
  return {
    sorg: viewer.sorg,
    period,
    months,
    customers: await readCustomers(ctx, args),
    items: {
      category,
      brands: checkedList(args.brands, 'brands'),
      merchandiseCategories: checkedList(args.merchandiseCategories, 'merchandiseCategories'),
      models: checkedList(args.models, 'models'),
      series: checkedList(args.series, 'series'),
    },
  };
}

async function readCustomers(ctx: Context, args: SalesArgs): Promise<SalesCustomers> {
  const viewer = viewerOf(ctx);
  const codes = checkedList(args.custCodes, 'custCodes');
  const active = viewer.customer === null ? [] : [viewer.customer.unified];
  if (!viewer.scopes.has(chooseCustomers)) {
    const found = await findCustomers(ctx.db, viewer, active);
    const { unified, r3, isr } = viewer.customer ?? {};
    const isAsked = codes.length === 0 || codes.some((code) => [unified, r3, isr].includes(code));
    return { kind: 'some', list: isAsked ? found : [] };
  }
  if (args.allCustomers)
    return seesAllCustomers(viewer) ? { kind: 'organisation' } : { kind: 'fence' };
  return {
    kind: 'some',
    list: await findCustomers(ctx.db, viewer, codes.length > 0 ? codes : active),
  };
}
