import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { translated } from '#server/lib/translated.store.ts';
import { isStaff, knowsConsumers } from '#server/lib/viewer-kind.rules.ts';
import type { Locale } from '#shared/locales.ts';

/** The most comments that are shown of a claim, the newest ones. */
const mostComments = 500;

/** Joins customer `c` and status `s` of claim `r`. */
export const claimJoins = sql`join customer c on c.sorg = r.sorg and c.unified = r.customer
  join claim_status s on s.sorg = r.sorg and s.id = r.status_id`;

/** Claim `r` with its customer `c` and its status `s`. */
export const claimTables = sql`claim r ${claimJoins}`;

/** Whether the viewer acts as the dealer of claim `r`, which is inside the fence. */
export const isOwn = (viewer: Viewer): RawBuilder<SqlBool> =>
  isStaff(viewer) ? sql`(r.user_id is not distinct from ${viewer.userId}::bigint)` : sql`true`;

/** The condition that claim `r` is no draft, or one of the viewer as its dealer. */
export const draftFence = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`(s.category <> 'draft' or ${isOwn(viewer)})`;

/** The condition that the viewer may see claim `r`: drafts only as its dealer. */
export const claimFence = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`r.sorg = ${viewer.sorg} and ${customerFence(viewer)} and ${draftFence(viewer)}`;

/** The active capabilities `k` of the viewer's roles. */
const capabilities = (viewer: Viewer) => sql`claim_capability k join user_role q
  on q.role_id = k.role and q.user_id = ${viewer.userId}
  where k.sorg = ${viewer.sorg} and k.active`;

/**
 * Whether the viewer's roles may change the status of claim `r`. The capabilities are read once for a statement and not
 * for each claim, so they are selected without its columns.
 */
const isChangeable = (viewer: Viewer) => sql`(
  (r.status_id, r.product_category) in (
    select k.from_status_id, y.category from (values ('Bike'), ('PAA')) y (category),
      ${capabilities(viewer)} and k.cust_category = '' and k.product_category in ('', y.category))
  or (r.status_id, r.product_category, c.customer_group) in (
    select k.from_status_id, y.category, k.cust_category from (values ('Bike'), ('PAA')) y (category),
      ${capabilities(viewer)} and k.product_category in ('', y.category)))`;

/** Whether claim `r` waits for the viewer: for its dealer, or for staff whose roles may change its status. */
export const waitsFor = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`(s.category in ('waiting', 'open') and ((s.category = 'waiting' and ${isOwn(viewer)})
    or (s.category = 'open' and ${isChangeable(viewer)})))`;

/** Whether the viewer may read the ID card of claim `r`: its dealer, and staff with a capability. */
export const mayReadIdCard = (viewer: Viewer): RawBuilder<SqlBool> =>
  knowsConsumers(viewer)
    ? sql`(${isOwn(viewer)} or exists (select from ${capabilities(viewer)}))`
    : sql`false`;

/** The condition that the viewer may read comment `m`, in every place where comments are read or counted. */
export const isCommentVisible = (viewer: Viewer): RawBuilder<SqlBool> =>
  isStaff(viewer) ? sql`true` : sql`not m.internal`;

/** The name of a status. @param alias of its table */
export const statusText = (alias: string, locale: Locale) =>
  translated({ entity: 'claim_status', field: 'description', alias }, locale);

/** A status as an object. @param alias of its table */
export const statusObject = (alias: string, locale: Locale): RawBuilder<unknown> =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'description', ${statusText(alias, locale)},
    'category', ${sql.ref(`${alias}.category`)}, 'sorting', ${sql.ref(`${alias}.sorting`)})`;

/** A stored file as an object. @param name the column of its name */
const fileObject = (name = sql`f.name`) => sql`json_build_object(
  'id', f.id, 'name', ${name}, 'bytes', x.bytes, 'type', x.type)`;
const storedFile = (
  file: string,
) => sql`join stored_file f on f.sorg = r.sorg and f.id = ${sql.ref(file)}
  join stored_content x on x.sorg = f.sorg and x.hash = f.hash`;

const problems = sql`(select coalesce(json_agg(json_build_object('id', e.problem_id, 'part', e.part,
    'description', e.description, 'notes', e.notes) order by e.no), '[]')
  from claim_entry e where e.sorg = r.sorg and e.claim_id = r.id)`;

const docs = (viewer: Viewer) => sql`(select coalesce(json_agg(json_build_object(
    'docType', d.doc_type, 'purpose', f.purpose,
    'url', case when i.readable then '/files/' || f.id end,
    'file', ${fileObject(sql`case when i.readable then f.name else '' end`)}) order by d.doc_type), '[]')
  from claim_file d ${storedFile('d.file_id')}
  cross join lateral (select d.doc_type <> 'idCard' or ${mayReadIdCard(viewer)} as readable) i
  where d.sorg = r.sorg and d.claim_id = r.id)`;

/** Document `d` of claim `r` as an object. */
const documentObject = sql`json_build_object('id', d.id::text, 'no', d.no, 'title', d.title,
  'url', '/files/' || f.id, 'purpose', f.purpose, 'file', ${fileObject()})`;
export const documents = sql`(select coalesce(json_agg(${documentObject} order by d.no), '[]')
  from claim_document d ${storedFile('d.file_id')} where d.sorg = r.sorg and d.claim_id = r.id)`;

const events = (locale: Locale) => sql`(select coalesce(json_agg(json_build_object(
    'from', case when o.id is not null then ${statusObject('o', locale)} end,
    'to', ${statusObject('t', locale)}, 'reason', h.reason, 'approvedQty', h.approved_qty,
    'isNotAWarranty', h.is_not_a_warranty, 'by', h.display_name, 'at', ${instant('h.at')})
    order by h.id), '[]')
  from claim_event h join claim_status t on t.sorg = h.sorg and t.id = h.to_status_id
  left join claim_status o on o.sorg = h.sorg and o.id = h.from_status_id
  where h.sorg = r.sorg and h.claim_id = r.id)`;

/** The comments of claim `r` that the viewer may read, oldest first. */
export const comments = (viewer: Viewer): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', m.id::text, 'comment', m.comment,
    'internal', m.internal, 'displayName', m.display_name, 'createdAt', ${instant('m.created_at')},
    'isOwn', coalesce(m.user_id = ${viewer.userId}, false), 'createdBy', coalesce(a.username, ''))
    order by m.id), '[]')
  from (select * from claim_comment m where m.sorg = r.sorg and m.claim_id = r.id
    and ${isCommentVisible(viewer)} order by m.id desc limit ${mostComments}) m
  left join app_user a on a.id = m.user_id)`;

/** The data of the consumer of claim `r`. */
const consumer = (viewer: Viewer) =>
  knowsConsumers(viewer)
    ? sql`json_build_object('name', r.consumer_name, 'phone', r.consumer_phone,
        'city', r.consumer_city, 'address', r.consumer_address, 'email', r.consumer_email)`
    : sql`'{"name":"","phone":"","city":"","address":"","email":""}'::json`;

/** A claim that was closed after its rejection still says why it was rejected. */
const reasonRejection = sql`case when r.is_not_a_warranty or s.category = 'rejected'
    or (s.category = 'closed' and exists (select from claim_event h
      join claim_status t on t.sorg = h.sorg and t.id = h.to_status_id
      where h.sorg = r.sorg and h.claim_id = r.id and t.category = 'rejected'))
  then nullif(r.reason, '') end`;

/** The columns of a claim in lists. */
export const listedColumns = (viewer: Viewer, locale: Locale): RawBuilder<unknown> => sql`
  r.id, r.reference_no as "referenceNo", r.erp_no as "erpNo", r.dealer_no as "dealerNo",
  r.product_category as "productCategory", r.customer as "custCode", c.name as "custName",
  c.customer_group as "custCategory", ${statusObject('s', locale)} as status,
  ${waitsFor(viewer)} as "waitsForMe", ${isOwn(viewer)} as "isOwn",
  r.frame_number as "frameNumber", r.frame_normal as "frameNormal", r.qty,
  r.approved_qty as "approvedQty", r.description, r.brand as "brandName",
  (select json_build_object('code', r.article, 'codeDisplay', a.code_display,
      'description', r.article_description, 'brand', r.brand, 'merchandise', r.merchandise,
      'modelYear', a.model_year)
    from (select) one left join article a on a.sorg = r.sorg and a.code = r.article) as article,
  r.do_number as "doNo", r.purchase_date as "purchaseDate", ${consumer(viewer)} as consumer,
  ${problems} as problems,
  (select case when r.credit_no is not null then json_build_object('no', r.credit_no,
      'date', r.credit_date, 'amount', r.credit_amount, 'currency', o.currency) end
    from sales_org o where o.sorg = r.sorg) as "creditNote",
  r.is_not_a_warranty as "isNotAWarranty", ${reasonRejection} as "reasonRejection", r.reason,
  ${instant('r.created_at')} as "createdAt", ${instant('r.sent_at')} as "sentAt",
  ${instant('r.status_at')} as "statusAt",
  coalesce((select u.name from app_user u where u.id = r.user_id), '') as "createdBy", r.version,
  (select count(*)::int from claim_comment m where m.sorg = r.sorg and m.claim_id = r.id
    and ${isCommentVisible(viewer)}) as "commentCount"`;

/** The columns of a claim as users see it. */
export const claimColumns = (viewer: Viewer, locale: Locale): RawBuilder<unknown> => sql`
  ${listedColumns(viewer, locale)}, ${docs(viewer)} as docs, ${documents} as "additionalDocuments",
  (select coalesce(json_agg(json_build_object('doNumber', d.do_number, 'date', d.delivered_on,
      'qty', d.qty) order by d.delivered_on, d.do_number), '[]')
    from claim_delivery d where d.sorg = r.sorg and d.claim_id = r.id) as "deliveryOrders",
  ${events(locale)} as histories, ${comments(viewer)} as comments`;
