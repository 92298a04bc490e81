import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentState } from '#shared/content/content-state.rules.ts';

/**
 * Whether a row of content is shown on a day (readings 98 and 103).
 * @param alias of its table
 * @param day YYYY-MM-DD, the reader's
 */
export function isShownOn(alias: string, day: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`(${column('deleted_at')} is null and ${column('published')}
    and ${day}::date between ${column('valid_from')} and ${column('valid_to')})`;
}

/** Whether a row of content is in a state on a day, as `getContentState` says it. */
export function isInState(alias: string, state: ContentState, day: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`${state} = case when ${column('deleted_at')} is not null then 'deleted'
    when not ${column('published')} then 'draft' when ${day}::date < ${column('valid_from')} then 'scheduled'
    when ${day}::date > ${column('valid_to')} then 'over' else 'live' end`;
}
