import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { containing } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { entryPage } from './bank/bank.store.ts';
import { requirePayment } from './payment-off.ts';

/** Entries of bank statements that staff must look at, the oldest first. */
export const bankEntries: QueryResolvers['bankEntries'] = async (_root, args, ctx) => {
  requirePayment(ctx);
  const page = parsePage(args, 50);
  const word = checkedText(args.search ?? '', 'search').trim();
  const search = word === '' ? [] : [containing(word)];
  const { rows, count } = await entryPage(ctx.db, viewerOf(ctx), { search, page });
  return {
    entries: rows.map((row) => ({
      ...{ id: String(row.id), bookedOn: row.booked_on, amount: row.amount },
      ...{ currency: row.currency, payerName: row.payer_name, account: row.account },
      ...{ remittance: row.remittance, reason: row.reason ?? 'NO_REQUEST' },
      externalId: row.external_id,
    })),
    info: pageInfo(page, count),
    asOf: new Date().toISOString(),
  };
};
