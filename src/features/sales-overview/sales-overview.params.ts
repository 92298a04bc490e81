import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  idsParam,
  pageParams,
  sortParam,
} from '#src/crud/list/list-params.ts';

/** The lists of the overview, and the lines of invoices behind its figures. */
const lists = ['brands', 'merchandiseCategories', 'models', 'lines'] as const;
export type SalesList = (typeof lists)[number];

const year = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^20\d\d$/))]), '');

/**
 * The filter of the overview as it is in the address (E565 to E574, B249). Ids are escaped (`escapeId`), because they may
 * hold commas. No year is the running one, and no customers the active one.
 */
export const salesParams = defineListParams(
  v.object({
    by: choiceParam(lists),
    year,
    customers: idsParam(),
    months: choicesParam(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']),
    category: choiceParam(['overview', 'Bike', 'PAA']),
    brands: idsParam(),
    merchandiseCategories: idsParam(),
    models: idsParam(),
    series: idsParam(),
    sort: sortParam(['name', 'netSales', 'netSalesLastYear', 'difference', 'invoiceQuantity']),
    ...pageParams,
  }),
  [
    'year',
    'customers',
    'months',
    'category',
    'brands',
    'merchandiseCategories',
    'models',
    'series',
  ],
);

export type SalesParams = typeof salesParams.defaults;

/** The value of `customers` that stands for all customers of the user. */
export const allCustomers = 'all';

/** An id as the address has it. */
export const escapeId = (id: string) => encodeURIComponent(id);

/** The id of an escaped one; an address that was cut off is taken as it is. */
export function unescapeId(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** The filter as the server takes it; what is left out has its default there. */
export function toSalesFilter(params: SalesParams) {
  const { customers, months, category } = params;
  const ids = (name: 'brands' | 'merchandiseCategories' | 'models' | 'series') =>
    params[name].length > 0 && { [name]: params[name].map(unescapeId) };
  const hasAll = customers.includes(allCustomers);
  return {
    ...(params.year && { year: Number(params.year) }),
    ...(hasAll && { allCustomers: true }),
    ...(!hasAll && customers.length > 0 && { custCodes: customers.map(unescapeId) }),
    ...(months.length > 0 && { months: months.map(Number) }),
    ...(category !== 'overview' && { category }),
    ...ids('brands'),
    ...ids('merchandiseCategories'),
    ...ids('models'),
    ...ids('series'),
  };
}
