import type { Feature } from '#server/graphql/feature.ts';
import { claimRecallFrames } from './claimRecallFrames.ts';
import { claimStolenBike } from './claimStolenBike.ts';
import { framesV4 } from './framesV4.ts';
import { frameExport } from './register/frame-export.ts';

export const serials: Feature = {
  name: 'serials',
  resolvers: { Query: { framesV4, claimRecallFrames, claimStolenBike } },
  exports: [frameExport],
};
