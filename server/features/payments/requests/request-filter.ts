import { type Context, viewerOf } from '#server/graphql/context.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import { allRequests, type RequestFilter } from './request-list.store.ts';

const mostNumbers = 2_000;

/** The filter of a list or its export as a client sends it. Without a payer, the payer is the active customer. */
export interface AskedFilter {
  payerCode?: string | null | undefined;
  invoiceNos?: readonly string[] | null | undefined;
  status?: readonly string[] | null | undefined;
  search?: string | null | undefined;
  /** Days of the sales organisation, both included. */
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** @throws GraphQLError BAD_USER_INPUT for texts that no database stores, and for too many */
export function toRequestFilter(
  ctx: Context,
  asked: AskedFilter,
): { filter: RequestFilter; search: string[] } {
  const { timeZone } = ctx.host;
  const payer = asked.payerCode ?? viewerOf(ctx).customer?.unified ?? '';
  return {
    filter: {
      ...allRequests,
      payer: checkedText(payer, 'payerCode'),
      invoiceNos: checkTexts(asked.invoiceNos, 'invoiceNos'),
      status: checkTexts(asked.status, 'status'),
      createdFrom: asked.from ? startOfDay(timeZone, asked.from) : null,
      createdBefore: asked.to ? startOfDay(timeZone, addDays(asked.to, 1)) : null,
    },
    search: toSearchPatterns(asked.search),
  };
}

function checkTexts(given: readonly string[] | null | undefined, name: string): string[] | null {
  if (!given) return null;
  if (given.length > mostNumbers) throw badUserInput(`At most ${mostNumbers} ${name}`);
  return given.map((text) => checkedText(text, name));
}
