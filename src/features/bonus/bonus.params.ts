import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The blocks of the page, each a tab with its table (U262 to U266). */
export const bonusTabs = ['purchases', 'retail', 'payment', 'sales', 'verification'] as const;

/** Takes the brand away that a variant of the page presets (N098). */
export const allBrands = '*';

/** The parameters of the bonus page: the tab, and a year, quarter and brand; without a year the present one. */
export const bonusParams = defineListParams(
  v.object({
    tab: choiceParam(bonusTabs),
    year: v.optional(v.pipe(v.string(), v.regex(/^(20\d\d)?$/)), ''),
    quarter: choiceParam(['', '1', '2', '3', '4']),
    brand: textParam(),
    ...pageParams,
  }),
  ['year', 'quarter', 'brand'],
);
