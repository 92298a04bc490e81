import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { claimScope, isPresentClaim } from './claims/claim-news.store.ts';
import { isStillThere } from './downloads/download-news.store.ts';
import { mayBeNotified, selectPieces } from './may-be-notified.store.ts';
import { invoiceScope, isStillOwed } from './money/invoice-news.store.ts';
import { isPresentState, paymentScopes } from './money/payment-news.store.ts';
import { orderScope } from './orders/order-news.store.ts';
import {
  isStillPublished,
  joinPublishedNews,
  publishedNewsColumn,
} from './published/published-news.store.ts';
import { isStillToRegister, registrationScope } from './registrations/registration-news.store.ts';

/** Joins what a notification `n` is about: its article, and who waits for it. */
export const newsJoins = sql`
  left join article a on a.sorg = n.sorg and a.code = n.data ->> 'article'
  left join product_group g on g.sorg = a.sorg and g.id = a.group_id
  left join restock_subscription r on r.sorg = n.sorg and r.user_id = n.user_id
    and r.customer = n.customer and r.article = a.code
  ${joinPublishedNews}`;

/** The columns of a notification `n` for `newsPayload`; null where they do not apply. */
export const newsColumns = sql`
  case when n.kind = 'order' then n.data || jsonb_build_object('sorg', n.sorg) end as "order",
  case when n.kind = 'invoice' then n.data end as invoice,
  case when n.kind = 'payment' then n.data end as payment,
  case when n.kind = 'registration' then n.data end as registration,
  case when n.kind = 'claim' then n.data end as claim,
  case when n.kind = 'download' then n.data end as download, ${publishedNewsColumn},
  case when a.code is not null then jsonb_build_object('sorg', n.sorg, 'article', a.code,
    'name', a.name, 'size', a.frame_size, 'color', a.color, 'category', g.category,
    'slug', g.slug) || n.data end as restock`;

/** Whether the reader of `n` may still be notified, and it is still true; false for a test. */
export const stillNews: RawBuilder<SqlBool> = sql<SqlBool>`(case n.kind
  when 'order' then ${mayBeNotified('n.user_id', 'n.sorg', 'n.customer', [orderScope])}
  when 'invoice' then ${isStillOwed}
    and ${mayBeNotified('n.user_id', 'n.sorg', 'n.customer', [invoiceScope])}
  when 'payment' then ${isPresentState}
    and ${mayBeNotified('n.user_id', 'n.sorg', 'n.customer', paymentScopes)}
  when 'registration' then ${isStillToRegister}
    and ${mayBeNotified('n.user_id', 'n.sorg', 'n.customer', [registrationScope])}
  when 'claim' then ${isPresentClaim}
    and ${mayBeNotified('n.user_id', 'n.sorg', 'n.customer', [claimScope])}
  when 'news' then ${isStillPublished}
  when 'download' then ${isStillThere}
  when 'restock' then coalesce(a.active, false) and r.user_id is not null
    and ${selectPieces('n.sorg', 'a.code')} > 0 and ${mayBeNotified('n.user_id', 'n.sorg', 'n.customer')}
  else false end)`;
