import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { showPhone, toPeoplePatterns } from '#server/lib/phone-numbers.ts';
import { consumerPage } from './consumers/consumer-list.store.ts';
import { consumerViewer } from './consumers/consumer-viewer.ts';

/** The records with data of consumers that staff may read: to answer a person who asks for them. */
export const consumerRecords: QueryResolvers['consumerRecords'] = async (_, args, ctx) => {
  const viewer = consumerViewer(ctx, 'consumerRecords');
  const page = parsePage(args, 100);
  const prefix = ctx.host.telpCode;
  const search = toPeoplePatterns(args.search, prefix);
  const asOf = new Date().toISOString();
  const asked = { search, page, sort: args.sort };
  const { rows, count } = await consumerPage(ctx.db, viewer, ctx.locale, asked);
  const records = rows.map((row) => ({
    ...row,
    phone: showPhone(row.phone, prefix),
    email: shownAddress(row.email),
    consentAt: row.consentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { records, info: pageInfo(page, count), asOf };
};
