import { contentLimits } from '#shared/content/content-limits.ts';
import { request } from '#src/graphql/client.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import {
  KeptCategoryDocument,
  KeptCategoryPicturesDocument,
  KeptSalesDocumentDocument,
  NewsItemDocument,
} from '#src/graphql/generated/graphql.ts';
import { loadAllPages } from '#src/lib/load-all-pages.ts';
import { isPicture, type ShownFile } from '../files/shown-file.ts';
import { toFileToKeep } from './files-to-keep.rules.ts';
import type { KeptItem, KeptKey, KeptKind } from './kept-item.ts';

/** An item on the server. */
interface PresentItem {
  title: string;
  changedAt: string;
  /** Files that are kept as they are, except where it is a category. */
  files: readonly ShownFile[];
  /** Pictures that are only shown. */
  pictures: readonly ShownFile[];
}

async function loadNews(id: string, signal: AbortSignal): Promise<PresentItem | null> {
  let isOfDevice = false;
  const onKept = () => {
    isOfDevice = true;
  };
  const { news } = await request(NewsItemDocument, { id }, { signal, onKept });
  if (isOfDevice) throw new NetworkError();
  return news && { ...news, pictures: news.file ? [news.file] : [] };
}

async function loadDocument(id: string, signal: AbortSignal): Promise<PresentItem | null> {
  const { salesDocument } = await request(KeptSalesDocumentDocument, { id }, { signal });
  return salesDocument && { ...salesDocument, pictures: [] };
}

async function loadTitle(id: string, signal: AbortSignal): Promise<{ title: string } | null> {
  const answer = await request(KeptCategoryDocument, { id }, { signal });
  return answer.marketingMaterialCategoryView;
}

async function loadCategory(id: string, signal: AbortSignal): Promise<PresentItem | null> {
  const category = await loadTitle(id, signal);
  if (!category) return null;
  const materials = await loadAllPages(
    async (page) => {
      const answer = await request(KeptCategoryPicturesDocument, { id, ...page }, { signal });
      const { marketingMaterials: rows, info } = answer.marketingMaterialsByCategory;
      return { rows, count: info.count };
    },
    (material) => material.id,
    { pageSize: 100, most: contentLimits.ofCategory, signal },
  );
  const files = materials.flatMap((one) => [one.placeholderFile ?? [], one.files].flat());
  return { title: category.title, changedAt: '', files: [], pictures: files.filter(isPicture) };
}

const loaders: Readonly<
  Record<KeptKind, (id: string, signal: AbortSignal) => Promise<PresentItem | null>>
> = {
  news: loadNews,
  sales_document: loadDocument,
  marketing_material_category: loadCategory,
};

/**
 * Asks the server, never the device, whether the user may no longer read an item. The pictures of a category are not
 * listed for that. Errors: `loadPresentItem`.
 */
export async function isGone({ kind, id }: KeptKey, signal: AbortSignal): Promise<boolean> {
  const load = kind === 'marketing_material_category' ? loadTitle : loaders[kind];
  return (await load(id, signal)) === null;
}

/** An item as the server has it now, with its files for a size of its pictures. */
export type LoadedItem = (size: KeptItem['size']) => KeptItem;

/**
 * Asks the server for an item, never the device.
 * @returns null for one that the user may not read
 * @throws NetworkError, HttpError, OperationError, and the signal's reason
 */
export async function loadPresentItem(
  { kind, id }: KeptKey,
  signal: AbortSignal,
): Promise<LoadedItem | null> {
  const present = await loaders[kind](id, signal);
  if (!present) return null;
  const { title, changedAt, files, pictures } = present;
  const asOf = new Date().toISOString();
  return (size) => ({
    kind,
    id,
    title,
    changedAt,
    size,
    files: [
      ...files.map((file) => toFileToKeep(file, 'original')),
      ...pictures.map((file) => toFileToKeep(file, size)),
    ],
    asOf,
  });
}
