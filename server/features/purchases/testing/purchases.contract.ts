import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const fields = '{ products { article_code } }';
const catalog = { user: 'dealer1', stranger: 'dealer9' };

export const contract: FeatureContract = {
  lists: {
    previousPurchases: { ...catalog, rows: 'products { article_code }', filters: [] },
    frequentPurchases: { ...catalog, rows: 'products { article_code }', filters: [] },
  },
  foreignThings: {
    previousPurchases: {
      ...ofDealer1,
      document: `{ previousPurchases(filter: { articleCodes: ["P-1"] }) ${fields} }`,
      holds: 'P-1',
    },
    frequentPurchases: {
      ...ofDealer1,
      document: `{ frequentPurchases(filter: { articleCodes: ["P-1"] }) ${fields} }`,
      holds: 'P-1',
    },
    articlePurchases: {
      ...ofDealer1,
      document: '{ articlePurchases(slug: "chain-11") { order_no } }',
      holds: '2000',
    },
  },
  foreignQueries: {
    previousPurchases: '(limit: 50)',
    frequentPurchases: '(limit: 50)',
    articlePurchases: '(slug: "chain-11")',
  },
};
