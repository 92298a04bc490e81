import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { inquiryPage } from './inquiry.store.ts';
import { inquiryOrganisation } from './inquiry-organisation.ts';
import { openInquiryTexts } from './show-inquiry.ts';

/** A page of the inquiries of the viewer's sales organisation. */
export const customerInquiries: QueryResolvers['customerInquiries'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const asOf = new Date().toISOString();
  const search = toSearchPatterns(args.search);
  const sorg = await inquiryOrganisation(ctx, 'customerInquiries');
  const asked = { filter: { mail: args.mail ?? null }, search, sort: args.sort };
  const { rows, count } = await inquiryPage(ctx.db, sorg, { ...asked, page });
  const show = await openInquiryTexts(ctx.db, sorg, ctx.locale, rows);
  return { inquiries: rows.map(show), info: pageInfo(page, count), asOf };
};
