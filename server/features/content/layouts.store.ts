import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Layout } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { ContentType } from './content.rules.ts';

const layoutList: ListDefinition<{ type: ContentType }, 'description'> = {
  from: sql`content_layout l`,
  key: { id: { column: sql`l.id`, type: 'text' } },
  columns: { description: sql`l.description collate "und-x-icu"` },
  order: [{ by: 'description' }],
  filters: { type: (type) => sql`l.type = ${type}` },
};

const layoutColumns = {
  id: 'id',
  type: 'type',
  description: 'description',
  placeholderOnCard: 'placeholder_on_card',
  titleOnCard: 'title_on_card',
  subtitleOnCard: 'subtitle_on_card',
  releasedonOnCard: 'releasedon_on_card',
  resolutionOnCard: 'resolution_on_card',
  gotopdpOnCard: 'gotopdp_on_card',
} as const satisfies Record<keyof Omit<Layout, '__typename'>, string>;

/** A page of the layouts of a type. */
export function layoutPage(
  db: Db,
  type: ContentType,
  page: Page,
): Promise<{ rows: Layout[]; count: number }> {
  const columns = Object.entries(layoutColumns).map(
    ([name, column]) => sql`${sql.ref(`l.${column}`)} as ${sql.ref(name)}`,
  );
  return listQuery<Layout, { type: ContentType }, 'description'>(
    db,
    layoutList,
    { fence: sql`true`, filter: { type }, page },
    { select: sql.join(columns), join: sql`join content_layout l on l.id = p.id` },
  );
}

/** Selects a layout as a JSON object; null for an unknown one. @param id the column that names it */
export function layoutColumn(id: RawBuilder<unknown>): RawBuilder<Layout | null> {
  const members = Object.entries(layoutColumns).flatMap(([name, column]) => [
    sql.lit(name),
    sql.ref(`l.${column}`),
  ]);
  return sql`(select json_build_object(${sql.join(members)}) from content_layout l
    where l.id = ${id})`;
}
