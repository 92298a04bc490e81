import type { Feature } from '#server/graphql/feature.ts';
import { accountPolygonBikesDatas } from './accountPolygonBikesDatas.ts';
import { consumerRecords } from './consumerRecords.ts';
import { retentionJobs } from './consumers/retention.ts';
import { dealerUnderInsera } from './dealerUnderInsera.ts';
import { deleteFrame } from './deleteFrame.ts';
import { eraseConsumers } from './eraseConsumers.ts';
import { saleBatches } from './export/sale-batches.ts';
import { saleExport } from './list/sale-export.ts';
import { registeredFrames } from './registeredFrames.ts';
import { registerFrameV4 } from './registerFrameV4.ts';
import { resendFrame } from './resendFrame.ts';
import { sendWarrantyCard } from './sendWarrantyCard.ts';
import { updateAccountPolygonBikes } from './updateAccountPolygonBikes.ts';
import { uploadAccountPolygonbikes } from './uploadAccountPolygonbikes.ts';
import { uploadRetailSales } from './uploadRetailSales.ts';
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
    Query: {
      dealerUnderInsera,
      registeredFrames,
      accountPolygonBikesDatas,
      consumerRecords,
    },
    Mutation: {
      registerFrameV4,
      deleteFrame,
      resendFrame,
      sendWarrantyCard,
      uploadRetailSales,
      uploadAccountPolygonbikes,
      updateAccountPolygonBikes,
      eraseConsumers,
    },
  },
  exports: [saleExport],
  batches: [saleBatches],
  routes: warrantyRoutes,
  jobs: async (jobs, services) => {
    await retentionJobs(jobs, services);
    const mail = (job: WarrantyMailJob) => mailCards(services, job);
    await jobs.work<WarrantyMailJob>(warrantyMailQueue, mail, daysOfTrying);
  },
};
