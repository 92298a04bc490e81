import type { Feature } from '#server/graphql/feature.ts';
import { salesOverviewExport } from './sales-overview-export.ts';
import { salesOverviewFilterOptions } from './salesOverviewFilterOptions.ts';
import { salesOverviewFilterV4 } from './salesOverviewFilterV4.ts';
import { salesOverviewLines } from './salesOverviewLines.ts';
import { salesOverviewV4 } from './salesOverviewV4.ts';

export const salesOverview: Feature = {
  name: 'sales-overview',
  resolvers: {
    Query: {
      salesOverviewV4,
      salesOverviewFilterV4,
      salesOverviewFilterOptions,
      salesOverviewLines,
    },
  },
  exports: [salesOverviewExport],
};
