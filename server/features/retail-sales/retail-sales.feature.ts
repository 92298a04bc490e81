import type { Feature } from '#server/graphql/feature.ts';
import { cities } from './cities.ts';
import { dealerUnderInsera } from './dealerUnderInsera.ts';
import { deleteFrame } from './deleteFrame.ts';
import { saleExport } from './list/sale-export.ts';
import { registeredFrames } from './registeredFrames.ts';
import { registerFrameV4 } from './registerFrameV4.ts';
import { resendFrame } from './resendFrame.ts';

export const retailSales: Feature = {
  name: 'retail-sales',
  resolvers: {
    Query: { dealerUnderInsera, cities, registeredFrames },
    Mutation: { registerFrameV4, deleteFrame, resendFrame },
  },
  exports: [saleExport],
};
