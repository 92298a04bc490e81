import { loadTool } from '../../load-tool.ts';
import { facetFields, type OpenPeer, type PeerRow } from '../peer.ts';

interface MiniSearch {
  default: new (
    options: object,
  ) => {
    addAll(rows: readonly PeerRow[]): void;
    search(text: string, options: object): unknown[];
  };
}

/** Search only: it counts no facets. */
export const open: OpenPeer = async (rows) => {
  const { default: Index } = await loadTool<MiniSearch>('minisearch', 'tools/peers');
  const index = new Index({ fields: ['text'], storeFields: ['price', ...facetFields] });
  index.addAll(rows);
  return {
    ask: ({ equal, price, text }) => {
      if (text === null) return null;
      const filter = (row: PeerRow) =>
        facetFields.every((field) => equal[field] === undefined || row[field] === equal[field]) &&
        (price === null || (row.price >= price.from && row.price <= price.to));
      const found = index.search(text, { prefix: true, combineWith: 'AND', filter });
      return { count: found.length, prices: null, facets: null };
    },
  };
};
