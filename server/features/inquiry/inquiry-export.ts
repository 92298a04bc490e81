import * as v from 'valibot';
import type { Context } from '#server/graphql/context.ts';
import type { CustomerInquiry } from '#server/graphql/generated/types.ts';
import { exportColumns, filterSort, filterText } from '#server/lib/export-columns.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import { type AskedInquiries, inquiryPortions } from './inquiry.store.ts';
import { inquiryOrganisation } from './inquiry-organisation.ts';
import { openInquiryTexts } from './show-inquiry.ts';

const { text, dayOf } = exportColumns<CustomerInquiry>();

/** The inquiries that `customerInquiries` finds. */
export const inquiryExport = listExport({
  list: 'customer-inquiries',
  scopes: ['page.user-management', 'page.user-management-us'],
  filter: v.object({
    search: v.optional(filterText()),
    mail: v.optional(v.picklist(['none', 'waiting', 'failed', 'sent'])),
    sort: filterSort(['createdAt', 'custName', 'custCity']),
  }),
  check: (ctx) => inquiryOrganisation(ctx, 'customer-inquiries'),
  columns: {
    createdAt: dayOf((row) => new Date(row.createdAt)),
    custName: text((row) => row.custName, 30),
    custAddress: text((row) => row.custAddress, 30),
    custPostalCode: text((row) => row.custPostalCode, 10),
    custCity: text((row) => row.custCity),
    custState: text((row) => row.custState),
    custCountry: text((row) => row.custCountry),
    custEmail: text((row) => row.custEmail, 30),
    custPhone: text((row) => row.custPhone),
    websiteUrl: text((row) => row.websiteUrl, 30),
    reason: text((row) => row.reason, 30),
    goal: text((row) => row.goal, 30),
    host: text((row) => row.host, 20),
    mail: text((row) => row.mail),
    acknowledgement: text((row) => row.acknowledgement),
  },
  portions: (ctx, { search, mail, sort }, most) =>
    shownPortions(
      ctx,
      { search: toSearchPatterns(search), filter: { mail: mail ?? null }, sort },
      most,
    ),
});

async function* shownPortions(
  ctx: Context,
  asked: AskedInquiries,
  most: number,
): AsyncGenerator<CustomerInquiry[]> {
  const sorg = await inquiryOrganisation(ctx, 'customer-inquiries');
  for await (const rows of inquiryPortions(ctx.db, sorg, asked, most))
    yield rows.map(await openInquiryTexts(ctx.db, sorg, ctx.locale, rows));
}
