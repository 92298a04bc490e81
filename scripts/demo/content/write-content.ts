import type { FeedFile, Row } from '../columns.ts';
import { writeCsv } from '../csv.ts';
import { markets } from '../markets.ts';
import { newsRows } from '../news/news-rows.ts';
import type { WrittenRange } from '../write-range.ts';
import { documentGroupRows, documentRows } from './document-rows.ts';
import { categoryRows, materialRows } from './material-rows.ts';
import { listPictures, pickBrand } from './pictures.ts';
import { writeContentFiles } from './write-files.ts';

/**
 * Writes news, sales documents and marketing material with their files. Without pictures there are none of the items that
 * need a file.
 */
export async function writeContent(
  folder: string,
  { today, images, models }: { today: string; images: boolean } & Pick<WrittenRange, 'models'>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  async function put<F extends FeedFile>(file: F, rows: Row<F>[]) {
    counts[file] = await writeCsv(folder, file, rows);
  }
  const content = markets.map((market) => {
    const sold = models.get(market.sorg) ?? [];
    return {
      market,
      pictures: images ? listPictures(sold, market) : [],
      brand: pickBrand(sold, market),
    };
  });
  await put(
    'news.csv',
    content.flatMap(({ market, pictures }) => newsRows(market, today, pictures)),
  );
  await put('sales_document_groups.csv', markets.flatMap(documentGroupRows));
  await put(
    'sales_documents.csv',
    images ? markets.flatMap((market) => documentRows(market, today)) : [],
  );
  await put(
    'marketing_categories.csv',
    content.flatMap(({ market, pictures }) => categoryRows(market, pictures)),
  );
  await put(
    'marketing_materials.csv',
    images
      ? content.flatMap(({ market, pictures, brand }) => materialRows(market, pictures, brand))
      : [],
  );
  if (!images) return counts;
  let files = 0;
  for (const { market, pictures, brand } of content)
    files += await writeContentFiles(folder, market, pictures, brand);
  return { ...counts, files };
}
