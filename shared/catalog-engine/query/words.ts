import type { ArticleRow } from '../rows.ts';

/**
 * Small letters, each by itself and without regard to the letters around it, as the database's
 * lower() does it.
 */
export function lowered(text: string): string {
  return text.replaceAll('Σ', 'σ').replaceAll('İ', 'i').toLowerCase();
}

/**
 * What names are sorted by, in code units: small letters without accents and control characters.
 */
export function nameKey(text: string): string {
  const small = lowered(text);
  // Plain texts are their own key.
  if (/^[ -~]*$/.test(small)) return small;
  return small.normalize('NFD').replace(/[\p{M}\p{Cc}]/gu, '');
}

type Searched = Pick<
  ArticleRow,
  | 'name'
  | 'brand'
  | 'model'
  | 'serie'
  | 'code'
  | 'code_display'
  | 'old_code'
  | 'ean'
  | 'color'
  | 'frame_size'
>;

/** What a search looks through: the column article.search of the database. */
export function searchText(row: Searched): string {
  return lowered(
    [
      ...[row.name, row.brand, row.model, row.serie, row.code, row.code_display],
      ...[row.old_code ?? '', row.ean ?? '', row.color ?? '', row.frame_size ?? ''],
    ].join(' '),
  );
}

/** The order of code units. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
