import { ofSorg2000, ofSorg3000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const fields = '{ products { article_code } }';
const catalog = { user: 'dealer1', stranger: 'dealer9' };

export const contract: FeatureContract = {
  lists: {
    products: {
      ...catalog,
      rows: 'products { article_code }',
      filters: ['filter: { search: "chain" }'],
    },
    productGroups: {
      ...catalog,
      rows: 'productGroups { id }',
      filters: ['filter: { search: "chain" }'],
    },
    groupsets: { ...catalog, rows: 'groupsets { slug }', filters: [] },
  },
  foreignThings: {
    products: {
      ...ofSorg3000,
      document: `{ products(filter: { articleCodes: ["DE-1", "P-1"] }) ${fields} }`,
      holds: 'DE-1',
    },
    productGroups: {
      ...ofSorg3000,
      document: '{ productGroups(filter: { search: "Stadt" }) { productGroups { parent_name } } }',
      holds: 'Stadt 1',
    },
    filter: {
      ...ofSorg3000,
      document: '{ filter(filter: { brands: ["Nord"] }) { brands { value } } }',
      holds: 'Nord',
    },
    productDetailsV2: {
      ...ofSorg3000,
      document: '{ productDetailsV2(slug: "stadt-1") { name } }',
      holds: 'Stadt 1',
    },
    productStock: {
      ...ofSorg3000,
      document: '{ productStock(slug: "stadt-1") { article_code } }',
      holds: 'DE-1',
    },
    productMessages: {
      ...ofSorg2000,
      document: '{ productMessages(page: 1) { message } }',
      holds: 'Told to 2000 alone',
    },
    searchSuggestions: {
      ...ofSorg3000,
      document: '{ searchSuggestions(text: "Stadt") { name } }',
      holds: 'Stadt 1',
    },
    searchHits: {
      ...ofSorg3000,
      document: '{ searchHits(search: "Stadt") { kind articles } }',
      holds: '"kind":"Bike","articles":1',
    },
    groupsets: {
      ...ofSorg2000,
      document: '{ groupsets(slug: "groupset-g1") { groupsets { slug } } }',
      holds: 'groupset-g1',
    },
    bestSellers: {
      ...ofSorg3000,
      document: '{ bestSellers(category: Bike) { article_code } }',
      holds: 'DE-1',
    },
  },
  foreignQueries: {
    products: '(limit: 50)',
    productGroups: '(limit: 50)',
    productDetailsV2: '(slug: "chain-11")',
    productStock: '(slug: "chain-11")',
    searchSuggestions: '(text: "Chain")',
    searchHits: '(search: "Chain")',
    groupsets: '(limit: 50)',
  },
};
