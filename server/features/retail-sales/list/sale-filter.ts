import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { RetailSaleType } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { toPeoplePatterns } from '#server/lib/phone-numbers.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import {
  allStates,
  type RetailSaleState,
  retailSaleStates,
} from '#shared/serials/retail-sale-states.ts';
import { type AskedSales, hasSaleOfFrame } from './sale-list.store.ts';

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
 * Returns the sales that the arguments of a list or an export ask for; without `custCode` those of the active customer.
 * The whole number of a frame that was sold finds its sales only: among millions they are found by an index.
 * @throws GraphQLError BAD_USER_INPUT
 */
export async function readAskedSales(ctx: Context, args: SaleArguments): Promise<AskedSales> {
  const named = args.custCode ? checkedText(args.custCode, 'custCode', 60) : null;
  const search = checkedText(args.search ?? '', 'search', 100);
  const viewer = viewerOf(ctx);
  const custCode = named ?? viewer.customer?.unified ?? null;
  const frame = parseSerial(search).normal ?? null;
  const isSold = frame !== null && (await hasSaleOfFrame(ctx.db, viewer, frame, custCode));
  return {
    filter: {
      custCode,
      nonRetail: args.type ? args.type === 'nonRetail' : null,
      status: parseState(args.status ?? allStates),
      from: args.from ?? null,
      to: args.to ?? null,
      frame: isSold ? frame : null,
    },
    search: isSold ? [] : toPeoplePatterns(search, ctx.host.telpCode),
  };
}

function parseState(text: string): RetailSaleState | null {
  if (text === allStates) return null;
  const state = retailSaleStates.find((one) => one === text);
  if (!state) throw badUserInput('There is no such state');
  return state;
}
