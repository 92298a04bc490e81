import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { RetailSaleType } from '#server/graphql/generated/types.ts';
import { containing, searchWords } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import {
  allStates,
  type RetailSaleState,
  retailSaleStates,
} from '#shared/serials/retail-sale-states.ts';
import type { AskedSales } from './sale-list.store.ts';

/** The filters that a client may send for the list of sales; both days are included. */
export interface SaleArguments {
  type?: RetailSaleType | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  custCode?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/**
 * The sales that the arguments of a list or an export ask for; without `custCode` those of the active customer.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function toAskedSales(ctx: Context, args: SaleArguments): AskedSales {
  const named = args.custCode ? checkedText(args.custCode, 'custCode', 60) : null;
  const search = checkedText(args.search ?? '', 'search', 100);
  return {
    filter: {
      custCode: named ?? viewerOf(ctx).customer?.unified ?? null,
      nonRetail: args.type ? args.type === 'nonRetail' : null,
      status: parseState(args.status ?? allStates),
      from: args.from ?? null,
      to: args.to ?? null,
    },
    search: searchWords(search).map(containing),
  };
}

function parseState(text: string): RetailSaleState | null {
  if (text === allStates) return null;
  const state = retailSaleStates.find((one) => one === text);
  if (!state) throw badUserInput('There is no such state');
  return state;
}
