import type { Feature } from '#server/graphql/feature.ts';
import { analysedModel } from './analysedModel.ts';
import { analysisCustomers } from './analysisCustomers.ts';
import { articleDisplays } from './articleDisplays.ts';
import { productAnalyzesV3 } from './productAnalyzesV3.ts';

export const catalogAnalysis: Feature = {
  name: 'catalog-analysis',
  resolvers: { Query: { productAnalyzesV3, articleDisplays, analysisCustomers, analysedModel } },
};
