import type { ClientFeature } from '#src/crud/feature.ts';

/** Frames by their serial numbers: what is known of them, those in stock, and recalls (U011). */
export const serials: ClientFeature = {
  screens: {
    frame: () => import('./check-frame.screen.tsx'),
    frameStock: () => import('./frame-stock.screen.tsx'),
    recall: () => import('./recalls/recall.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['FrameStock', 'FrameTasks', 'RecallTasks'],
  outbox: [
    {
      name: 'UpdateRecallTask',
      version: 1,
      purpose: 'serials/recall-photo',
      customer: 'in arguments',
      refreshes: ['frames'],
    },
  ],
};
