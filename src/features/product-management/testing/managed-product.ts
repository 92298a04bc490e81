import type { ManagedProduct } from '../managed-products.queries.ts';

/** An article for tests: in the catalog, orderable, not new, and without an override. */
export function managedProduct(code: string, told: Partial<ManagedProduct> = {}): ManagedProduct {
  const attributes = { orderFlag: true, newFrom: null, newTo: null, active: true };
  return {
    articleCode: code,
    article_code_display: code,
    sorg: '2000',
    name: `Article ${code}`,
    brand: 'Kette',
    category: 'PAA',
    slug: 'article',
    now: attributes,
    fed: attributes,
    override: null,
    ...told,
  };
}
