import type { Entry, FileRun, Row, Tell } from '#server/feeds/feed-file.ts';
import { findAuthors, findPortalVisits, toVisitKey } from './fed-visits.store.ts';

/** Names an option within its sales organisation, as the column `key` of its table does. */
export const toOptionKey = ({ kind, list, id }: Row): string => `${kind}/${list}/${id}`;

/** Reads rows such as `Trek: Fuel` as pairs of a brand and its series. */
export function finishVisit(row: Row, tell: Tell): void {
  const pairs = [row.seriesBrand ?? []].flat().map((cell) => {
    const [brand = '', ...series] = String(cell).split(':');
    return [brand.trim(), series.join(':').trim()];
  });
  if (pairs.some(([brand]) => brand === ''))
    tell('seriesBrand', 'REQUIRED', 'a series needs the brand before its colon');
  row.series_brands = pairs;
  row.other_series = row.otherSeriesList ?? [];
}

/** Completes rows by their authors. A visit of the portal is changed there only. */
export async function prepareVisits(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const rows = batch.map(({ row }) => row);
  const [authors, ofPortal] = await Promise.all([
    findAuthors(db, rows),
    findPortalVisits(db, rows),
  ]);
  for (const { line, row } of batch) {
    const author = authors.get(String(row.createdBy));
    row.user_id = author?.id ?? null;
    row.author_name = author?.name ?? '';
    row.by_shop = author?.isShop ?? false;
    row.source = 'feed';
    if (ofPortal.has(toVisitKey(row)))
      tell(line, 'id', 'NOT_ALLOWED', `"${row.id}" is a visit of the portal`);
  }
}
