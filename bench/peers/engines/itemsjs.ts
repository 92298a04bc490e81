import { loadTool } from '../../load-tool.ts';
import { facetFields, facetsBy, type OpenPeer, type PeerRow } from '../peer.ts';

interface ItemsJs {
  default(
    rows: readonly PeerRow[],
    options: object,
  ): {
    search(query: object): {
      pagination: { total: number };
      data: {
        items: PeerRow[];
        aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>;
      };
    };
  };
}

export const open: OpenPeer = async (rows) => {
  const { default: itemsjs } = await loadTool<ItemsJs>('itemsjs', 'tools/peers');
  // Values of one facet widen, so that its own selection does not narrow its counts.
  const facet = { conjunction: false, size: 100_000, hide_zero_doc_count: true };
  const engine = itemsjs(rows, {
    searchableFields: ['text'],
    sortings: { price: { field: 'price', order: 'asc' } },
    aggregations: Object.fromEntries(facetFields.map((field) => [field, facet])),
  });
  return {
    ask: async (question) => {
      const { equal, price, text } = question;
      const { pagination, data } = engine.search({
        per_page: 12,
        sort: 'price',
        ...(text !== null && { query: text }),
        filters: Object.fromEntries(Object.entries(equal).map(([name, value]) => [name, [value]])),
        ...(price && {
          filter: (row: PeerRow) => row.price >= price.from && row.price <= price.to,
        }),
      });
      const count = pagination.total;
      if (text !== null) return { count, prices: null, facets: null };
      const facets = await facetsBy(question, (field) =>
        Object.fromEntries(
          (data.aggregations[field]?.buckets ?? []).map((one) => [one.key, one.doc_count]),
        ),
      );
      return { count, prices: data.items.map((row) => row.price), facets };
    },
  };
};
