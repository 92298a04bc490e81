import { queryClient } from '#src/graphql/query-client.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { mayHaveKept } from './kept/kept-mark.ts';
import { loadContentDevice } from './kept/load-content-device.ts';

/** The queries of readers whose answers the device keeps, by the type of content. */
const keptQueries: Readonly<
  Record<string, { lists: readonly string[]; items: readonly string[] }>
> = {
  news: { lists: ['NewsList'], items: ['NewsItem'] },
  sales_document: {
    lists: [
      'SalesDocumentTypes',
      'SalesDocumentsByGroup',
      'SalesDocumentsWithoutGroup',
      'SalesDocumentList',
    ],
    items: ['SalesDocument'],
  },
  marketing_material: {
    lists: [
      'MarketingMaterialTypes',
      'MarketingMaterialRoots',
      'MarketingMaterialCategory',
      'MarketingMaterialChildren',
      'MarketingMaterialList',
      'MarketingMaterialNeighbours',
    ],
    items: ['MarketingMaterial'],
  },
};

/** The types of content that is for readers with a market. */
export const readTypes = Object.keys(keptQueries);

async function forget(names: readonly string[]): Promise<void> {
  const { forgetAnswers } = await loadContentDevice();
  // Without storage nothing was kept.
  await forgetAnswers(names).catch(() => {});
}

/** Deletes the lists of a type that the device has kept: an item that they may name is gone. */
export async function forgetLists(type: string): Promise<void> {
  await forget(keptQueries[type]?.lists ?? []);
  queryClient.removeQueries({ queryKey: [type, 'list'], type: 'inactive' });
}

/** Deletes everything of a type of content that the device has kept, and asks again for what is shown. */
async function forgetContent(type: string): Promise<void> {
  const { lists = [], items = [] } = keptQueries[type] ?? {};
  await forget([...lists, ...items]);
  if (mayHaveKept()) await (await loadContentDevice()).removeKeptOf(type).catch(() => {});
  for (const first of [type, 'stored-picture'])
    queryClient.removeQueries({ queryKey: [first], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: [type] });
}

const marketsKey = (type: string) => `pannier.markets.${boundViewer()?.userId ?? ''}.${type}`;

/** Whether this device knows markets of the user, and so may have content of them. */
export const hasKnownMarkets = (type: string): boolean =>
  deviceStorage.read(marketsKey(type)) !== null;

/**
 * Notes the markets of the user. Where one was taken away, what the device has kept of the type is deleted, because any
 * of it may be of that market.
 * @param ids of the markets, as the server has just answered
 */
export async function noteMarkets(type: string, ids: readonly string[]): Promise<void> {
  if (!boundViewer()) return;
  const known = deviceStorage.read(marketsKey(type));
  deviceStorage.tryWrite(marketsKey(type), ids);
  if (Array.isArray(known) && !known.every((id) => ids.includes(id))) await forgetContent(type);
  else if (mayHaveKept())
    // Without storage nothing was kept.
    void loadContentDevice()
      .then(({ checkKeptOf }) => checkKeptOf(type))
      .catch(() => {});
}
