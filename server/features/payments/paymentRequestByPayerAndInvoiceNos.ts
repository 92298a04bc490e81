import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { containing } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import { requirePayment } from './payment-off.ts';
import { paymentStatus } from './payment-status.texts.ts';
import { allRequests, countsByStatus, requestPage } from './requests/request-list.store.ts';
import { requestStatuses } from './requests/request-state.rules.ts';
import { toPaymentRequest } from './requests/show-request.ts';

const mostPerPage = 50;
const mostNumbers = 2_000;

/**
 * Payment requests of a payer, those that cover given invoices or all (O072, N081, reading 25), in two
 * statements.
 */
export const paymentRequestByPayerAndInvoiceNos: QueryResolvers['paymentRequestByPayerAndInvoiceNos'] =
  async (_root, args, ctx) => {
    requirePayment(ctx);
    const page = parsePage(args, mostPerPage);
    const viewer = viewerOf(ctx);
    const payer = checkedText(args.payerCode ?? viewer.customer?.unified ?? '', 'payerCode');
    const { timeZone } = ctx.host;
    const filter = {
      ...allRequests,
      payer,
      invoiceNos: texts(args.invoiceNos, 'invoiceNos'),
      status: texts(args.status, 'status'),
      createdFrom: args.from ? startOfDay(timeZone, args.from) : null,
      createdBefore: args.to ? startOfDay(timeZone, addDays(args.to, 1)) : null,
    };
    const word = checkedText(args.search ?? '', 'search').trim();
    const search = word === '' ? [] : [containing(word)];
    const { rows, count } = await requestPage(ctx.db, viewer, { filter, search, page });
    const counts = new Map(
      (await countsByStatus(ctx.db, viewer, payer)).map((row) => [row.status, row.count]),
    );
    return {
      requests: rows.map((row) => toPaymentRequest(ctx, row)),
      counts: requestStatuses.map((id) => ({
        status: paymentStatus(id, ctx.locale),
        count: counts.get(id) ?? 0,
      })),
      info: pageInfo(page, count),
      asOf: new Date().toISOString(),
    };
  };

/** @throws GraphQLError BAD_USER_INPUT for too many, or for one that no database stores */
function texts(given: readonly string[] | null | undefined, name: string): string[] | null {
  if (!given) return null;
  if (given.length > mostNumbers) throw badUserInput(`At most ${mostNumbers} ${name}`);
  return given.map((text) => checkedText(text, name));
}
