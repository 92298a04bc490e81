import { type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/db/generated/tables.ts';
import { type Locale, languageOf } from '#shared/locales.ts';

interface TranslatedColumn {
  entity: keyof DB & string;
  /** The text in the row's own language. */
  field: string;
  /** The alias of the row's table in the statement. */
  alias: string;
  /** The column of the row's key within its sales organisation. */
  key?: string;
}

const matching = ({ entity, field, alias, key = 'id' }: TranslatedColumn) => sql`
  x.sorg = ${sql.ref(`${alias}.sorg`)} and x.entity = ${sql.lit(entity)}
  and x.id = ${sql.ref(`${alias}.${key}`)} and x.field = ${sql.lit(field)}`;

/** A text of a row in the reader's language, else as the row has it. */
export function translated(column: TranslatedColumn, locale: Locale): RawBuilder<string> {
  return sql<string>`coalesce((select x.text from translation x
    where ${matching(column)} and x.language = ${languageOf(locale)}),
    ${sql.ref(`${column.alias}.${column.field}`)})`;
}

/**
 * Does the same; without a locale it selects the row's own text, because orders are written in the
 * distributor's language.
 */
export function selectText(column: TranslatedColumn, locale: Locale | null): RawBuilder<string> {
  if (locale !== null) return translated(column, locale);
  return sql<string>`${sql.ref(`${column.alias}.${column.field}`)}`;
}

/** A name, model, serie or color of the catalog in the reader's language, else as it is. */
export function catalogText(alias: string, column: string, locale: Locale): RawBuilder<string> {
  return sql<string>`text_in(${sql.ref(`${alias}.sorg`)}, ${sql.ref(`${alias}.${column}`)}, ${languageOf(locale)})`;
}

/** All translations of a text by language; null when there is none. */
export function translations(column: TranslatedColumn): RawBuilder<Record<string, string> | null> {
  return sql`(select jsonb_object_agg(x.language, x.text order by x.language) from translation x
    where ${matching(column)})`;
}
