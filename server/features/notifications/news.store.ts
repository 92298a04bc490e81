import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mayBeTold, piecesOf } from './may-be-told.store.ts';
import { orderScope } from './order-news.store.ts';

/** Joins what a notification `n` is about: its article, and who waits for it. */
export const newsJoins = sql`
  left join article a on a.sorg = n.sorg and a.code = n.data ->> 'article'
  left join product_group g on g.sorg = a.sorg and g.id = a.group_id
  left join restock_subscription r on r.sorg = n.sorg and r.user_id = n.user_id
    and r.customer = n.customer and r.article = a.code`;

/** What a notification `n` tells, for `newsPayload`; null what it is not about. */
export const newsColumns = sql`
  case when n.kind = 'order' then n.data || jsonb_build_object('sorg', n.sorg) end as "order",
  case when a.code is not null then jsonb_build_object('sorg', n.sorg, 'article', a.code,
    'name', a.name, 'size', a.frame_size, 'color', a.color, 'category', g.category,
    'slug', g.slug) || n.data end as restock`;

/** Whether the reader of `n` may still be told, and it is still true; nobody is told a test by it. */
export const stillNews: RawBuilder<SqlBool> = sql<SqlBool>`(case n.kind
  when 'order' then ${mayBeTold('n.user_id', 'n.sorg', 'n.customer', orderScope)}
  when 'restock' then coalesce(a.active, false) and r.user_id is not null
    and ${piecesOf('n.sorg', 'a.code')} > 0 and ${mayBeTold('n.user_id', 'n.sorg', 'n.customer')}
  else false end)`;
