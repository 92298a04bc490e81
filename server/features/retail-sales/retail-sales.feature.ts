import type { Feature } from '#server/graphql/feature.ts';
import { cities } from './cities.ts';
import { dealerUnderInsera } from './dealerUnderInsera.ts';
import { deleteFrame } from './deleteFrame.ts';
import { saleBatches } from './export/sale-batches.ts';
import { saleExport } from './list/sale-export.ts';
import { registeredFrames } from './registeredFrames.ts';
import { registerFrameV4 } from './registerFrameV4.ts';
import { resendFrame } from './resendFrame.ts';
import { sendWarrantyCard } from './sendWarrantyCard.ts';
import {
  daysOfTrying,
  mailCards,
  type WarrantyMailJob,
  warrantyMailQueue,
} from './warranty/warranty-mail.ts';
import { warrantyRoutes } from './warranty.routes.ts';

export const retailSales: Feature = {
  name: 'retail-sales',
  resolvers: {
    Query: { dealerUnderInsera, cities, registeredFrames },
    Mutation: { registerFrameV4, deleteFrame, resendFrame, sendWarrantyCard },
  },
  exports: [saleExport],
  batches: [saleBatches],
  routes: warrantyRoutes,
  jobs: (jobs, services) =>
    jobs.work<WarrantyMailJob>(warrantyMailQueue, (job) => mailCards(services, job), daysOfTrying),
};
