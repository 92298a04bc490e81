import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { clickCollectOrder } from './clickCollectOrder.ts';
import { clickCollectOrders } from './clickCollectOrders.ts';
import { clickCollectUpdateShipments } from './clickCollectUpdateShipments.ts';
import { clickCollectUpdateStatus } from './clickCollectUpdateStatus.ts';
import { clickCollectBatches } from './export/order-batches.ts';
import { mailReadyOrders, readyMailQueue } from './mail/ready-mail.ts';
import { isOrderVisible } from './records/click-collect.store.ts';
import { retentionJobs } from './retention/retention.ts';
import { sendPickupCode } from './sendPickupCode.ts';

/** Orders of consumers that shops hand over (R049, R050, U023). */
export const clickCollect: Feature = {
  name: 'click-collect',
  resolvers: {
    Query: { clickCollectOrders, clickCollectOrder },
    Mutation: { clickCollectUpdateStatus, clickCollectUpdateShipments, sendPickupCode },
  },
  batches: [clickCollectBatches],
  history: {
    scopes: ['page.click-collect'],
    isVisible: (ctx, id) => isOrderVisible(ctx.db, viewerOf(ctx), id),
  },
  jobs: async (jobs, services) => {
    await retentionJobs(jobs, services);
    await jobs.work(readyMailQueue, () => mailReadyOrders(services));
    // Orders that the feed has made ready, and mails that failed.
    await jobs.repeat('click-collect-mails', '* * * * *', () => mailReadyOrders(services));
  },
};
