import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type {
  CustomerInquirySort,
  CustomerInquirySortColumn,
  InquiryMailState,
} from '#server/graphql/generated/types.ts';
import { type ListDefinition, listPortions, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { phoneLike } from '#server/lib/phone-like.store.ts';

/** An inquiry as it is stored. */
export interface InquiryRow {
  id: string;
  sorg: string;
  host: string;
  reason: string;
  otherReason: string;
  goal: string;
  otherGoal: string;
  custName: string;
  custAddress: string;
  custPostalCode: string;
  custCity: string;
  custState: string;
  /** ISO 3166 alpha-2. */
  custCountry: string;
  custEmail: string;
  custPhone: string;
  websiteUrl: string;
  locale: string;
  createdAt: Date;
  mail: InquiryMailState;
  acknowledgement: InquiryMailState;
}

const columns = sql`x.id, x.sorg, x.host, x.reason, x.other_reason as "otherReason", x.goal,
  x.other_goal as "otherGoal", x.name as "custName", x.address as "custAddress",
  x.postal_code as "custPostalCode", x.city as "custCity", x.state as "custState",
  x.country as "custCountry", x.email as "custEmail", x.phone as "custPhone",
  x.website as "websiteUrl", x.locale, x.created_at as "createdAt", x.mail_state as mail,
  x.receipt_state as acknowledgement`;

interface Filter {
  mail: InquiryMailState | null;
}

const list: ListDefinition<Filter, CustomerInquirySortColumn> = {
  from: sql`customer_inquiry r`,
  key: { id: { column: sql`r.id`, type: 'text' } },
  columns: {
    createdAt: sql`r.created_at`,
    custName: sql`r.name collate "und-x-icu"`,
    custCity: sql`r.city collate "und-x-icu"`,
  },
  order: [{ by: 'createdAt', order: 'DESC' }],
  search: (pattern) => sql`search_text(concat_ws(' ', r.name, r.address, r.postal_code, r.city,
      r.state, r.email, address_letters(r.email), r.phone)) like ${pattern}
    or ${phoneLike(sql`r.phone`, pattern)}`,
  filters: { mail: (state) => sql`r.mail_state = ${state}` },
};

/** The part of the list that a query or an export asks for. */
export interface AskedInquiries {
  filter: Filter;
  search: readonly string[];
  sort: readonly CustomerInquirySort[] | null | undefined;
}

const requestOf = (sorg: string, asked: AskedInquiries) => ({
  ...asked,
  fence: sql<SqlBool>`r.sorg = ${sorg}`,
});
const shown = (sorg: string) => ({
  select: columns,
  join: sql`join customer_inquiry x on x.sorg = ${sorg} and x.id = p.id`,
});

/** A page of the inquiries of a sales organisation. */
export const inquiryPage = (db: Db, sorg: string, asked: AskedInquiries & { page: Page }) =>
  listQuery<InquiryRow, Filter, CustomerInquirySortColumn>(
    db,
    list,
    { ...requestOf(sorg, asked), page: asked.page },
    shown(sorg),
  );

/** All inquiries of the list, for its export. */
export const inquiryPortions = (db: Db, sorg: string, asked: AskedInquiries, most: number) =>
  listPortions<InquiryRow, Filter, CustomerInquirySortColumn>(
    db,
    list,
    requestOf(sorg, asked),
    shown(sorg),
    most,
  );

/** An inquiry by its id; undefined for one that is deleted. */
export async function findInquiry(
  db: Db,
  sorg: string,
  id: string,
): Promise<InquiryRow | undefined> {
  const { rows } = await sql<InquiryRow>`
    select ${columns} from customer_inquiry x where x.sorg = ${sorg} and x.id = ${id}`.execute(db);
  return rows[0];
}

/** The inquiry that is locked until the transaction ends. */
export async function lockInquiry(
  tx: Db,
  sorg: string,
  id: string,
): Promise<InquiryRow | undefined> {
  const { rows } = await sql<InquiryRow>`
    select ${columns} from customer_inquiry x where x.sorg = ${sorg} and x.id = ${id}
    for update of x`.execute(tx);
  return rows[0];
}

/** Deletes inquiries permanently. */
export async function deleteInquiries(tx: Db, sorg: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('customer_inquiry').where('sorg', '=', sorg).where('id', 'in', ids).execute();
}

/** Notes what became of the mail to the host, or of the acknowledgement. */
export async function recordMail(
  db: Db,
  { sorg, id }: { sorg: string; id: string },
  mail: 'mail' | 'acknowledgement',
  state: InquiryMailState,
): Promise<void> {
  const at = new Date();
  await db
    .updateTable('customer_inquiry')
    .set(
      mail === 'mail'
        ? { mail_state: state, mail_at: at }
        : { receipt_state: state, receipt_at: at },
    )
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
}
