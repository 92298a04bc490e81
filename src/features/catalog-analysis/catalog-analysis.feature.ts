import type { ClientFeature } from '#src/crud/feature.ts';

/** Why articles can or cannot be ordered, for any customer of one's organisations (U320, U321). */
export const catalogAnalysis: ClientFeature = {
  screens: {
    catalogAnalysis: () => import('./catalog-analysis.screen.tsx'),
    catalogAnalysisNew: () => import('./catalog-analysis.screen.tsx'),
  },
  keptQueries: ['AnalysisOrganisations'],
};
