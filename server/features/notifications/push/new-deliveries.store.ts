import { type RawBuilder, sql } from 'kysely';
import { wantsPush } from '../may-be-notified.store.ts';
import { mostDevices } from './push-subscription.store.ts';

/**
 * The part of a statement that writes the pushes of new notifications: one delivery per device of the users in
 * the CTE `written` (`id`, `user_id`, `sorg`) who want their devices to ring for the kind.
 * @param dueAt an expression, in which `w` is a row of `written`
 */
export const insertDeliveries = (kind: string, dueAt: RawBuilder<Date>) => sql`
  insert into push_delivery (notification_id, endpoint, state, due_at)
  select w.id, p.endpoint, 'waiting', ${dueAt}
  from written w
  cross join lateral (
    select endpoint from push_subscription
    where user_id = w.user_id and sorg = w.sorg and ${wantsPush('w.user_id', kind)}
    limit ${mostDevices}
  ) p`;
