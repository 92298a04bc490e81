import { ofSorg3000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignThings: {
    resolveArticles: {
      ...ofSorg3000,
      document: '{ resolveArticles(codes: ["DE-1"]) { product { article_code } } }',
      holds: '"article_code":"DE-1"',
    },
  },
  foreignQueries: {
    resolveArticles: '(codes: ["P-1", "kanariealiasx7"])',
  },
};
