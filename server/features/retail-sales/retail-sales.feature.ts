import type { Feature } from '#server/graphql/feature.ts';
import { accountPolygonBikesDatas } from './accountPolygonBikesDatas.ts';
import { cities } from './cities.ts';
import { dealerUnderInsera } from './dealerUnderInsera.ts';
import { deleteFrame } from './deleteFrame.ts';
import { saleBatches } from './export/sale-batches.ts';
import { saleExport } from './list/sale-export.ts';
import { registeredFrames } from './registeredFrames.ts';
import { registerFrameV4 } from './registerFrameV4.ts';
import { resendFrame } from './resendFrame.ts';
import { updateAccountPolygonBikes } from './updateAccountPolygonBikes.ts';
import { uploadAccountPolygonbikes } from './uploadAccountPolygonbikes.ts';
import { uploadRetailSales } from './uploadRetailSales.ts';
import { warrantyRoutes } from './warranty.routes.ts';

export const retailSales: Feature = {
  name: 'retail-sales',
  resolvers: {
    Query: { dealerUnderInsera, cities, registeredFrames, accountPolygonBikesDatas },
    Mutation: {
      ...{ registerFrameV4, deleteFrame, resendFrame, uploadRetailSales },
      ...{ uploadAccountPolygonbikes, updateAccountPolygonBikes },
    },
  },
  exports: [saleExport],
  batches: [saleBatches],
  routes: warrantyRoutes,
};
