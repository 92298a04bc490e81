import type { ClientFeature, Load } from '#src/crud/feature.ts';

const overview: Load = () => import('./sales-overview.screen.tsx');

/** How the year goes against the last one (R044, R045, U012). */
export const salesOverview: ClientFeature = {
  screens: { salesOverview: overview, salesOverviewNew: overview },
  hiddenInShowroom: true,
  keptQueries: ['SalesOverview', 'SalesOverviewOptions', 'SalesOverviewLines'],
};
