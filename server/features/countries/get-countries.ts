import type { Db } from '#server/db/database.ts';
import type { Country } from '#server/graphql/generated/types.ts';
import { bcp47, type Locale } from '#shared/locales.ts';
import { listCountries } from './countries.store.ts';

/** The countries that an address may be in, by name as the reader's language sorts them. */
export async function getCountries(db: Db, sorg: string, locale: Locale): Promise<Country[]> {
  const rows = await listCountries(db, sorg, locale);
  const tag = bcp47(locale);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return rows
    .map(({ id, name }) => ({ id, name: name ?? names.of(id) ?? id }))
    .toSorted((a, b) => compare(a.name, b.name));
}
