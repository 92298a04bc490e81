import { loadTool } from '../../load-tool.ts';
import { facetFields, facetsBy, type OpenPeer, type PeerRow, type Question } from '../peer.ts';

interface Orama {
  create(options: { schema: Record<string, string> }): object;
  insertMultiple(db: object, rows: readonly PeerRow[], batch: number): Promise<unknown>;
  search(
    db: object,
    query: object,
  ): Promise<{
    count: number;
    hits: { document: PeerRow }[];
    facets?: Record<string, { values: Record<string, number> }>;
  }>;
}

export const open: OpenPeer = async (rows) => {
  const { create, insertMultiple, search } = await loadTool<Orama>('@orama/orama', 'tools/peers');
  const enums = facetFields.map((field) => [field, 'enum']);
  const schema = { text: 'string', price: 'number', ...Object.fromEntries(enums) };
  const db = create({ schema });
  await insertMultiple(db, rows, 5_000);
  const where = (equal: Question['equal'], price: Question['price']) => ({
    ...Object.fromEntries(Object.entries(equal).map(([field, value]) => [field, { eq: value }])),
    ...(price && { price: { between: [price.from, price.to] } }),
  });
  const all = Object.fromEntries(facetFields.map((field) => [field, {}]));
  return {
    ask: async (question) => {
      const { equal, price, text } = question;
      const found = await search(db, {
        term: text ?? '',
        threshold: 0,
        where: where(equal, price),
        limit: 12,
        ...(text === null && { facets: all, sortBy: { property: 'price', order: 'ASC' } }),
      });
      if (text !== null) return { count: found.count, prices: null, facets: null };
      const facets = await facetsBy(question, async (field, without) => {
        if (equal[field] === undefined) return found.facets?.[field]?.values ?? {};
        const others = {
          term: '',
          where: where(without, price),
          limit: 1,
          facets: { [field]: {} },
        };
        return (await search(db, others)).facets?.[field]?.values ?? {};
      });
      return {
        count: found.count,
        prices: found.hits.map(({ document }) => document.price),
        facets,
      };
    },
  };
};
