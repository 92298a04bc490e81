import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { openBikeIndexOf } from './bike-index/look-up-thefts.ts';
import { claimRecallFrames } from './claimRecallFrames.ts';
import { claimStolenBike } from './claimStolenBike.ts';
import { framesOnDevice } from './framesOnDevice.ts';
import { framesV4 } from './framesV4.ts';
import { isTaskVisible } from './recalls/change-task.store.ts';
import { recallBatches } from './recalls/export/recall-batches.ts';
import { recallTaskExport } from './recalls/recall-task-export.ts';
import { recallTasks } from './recallTasks.ts';
import { frameExport } from './register/frame-export.ts';
import { frameScopes } from './scopes.ts';
import { sendTheftHashes } from './theft-hashes.routes.ts';
import { recallFiles, updateRecallTask } from './updateRecallTask.ts';

export const serials: Feature = {
  name: 'serials',
  resolvers: {
    Query: { framesV4, claimRecallFrames, claimStolenBike, recallTasks, framesOnDevice },
    Mutation: { updateRecallTask },
  },
  // A user who sees a task also sees the actions of users on it.
  history: {
    scopes: frameScopes,
    isVisible: (ctx, id) => isTaskVisible(ctx.db, viewerOf(ctx), id),
  },
  exports: [frameExport, recallTaskExport],
  files: [recallFiles],
  batches: [recallBatches],
  routes: (app, services) => {
    openBikeIndexOf(services);
    sendTheftHashes(app, services.db, frameScopes);
  },
};
