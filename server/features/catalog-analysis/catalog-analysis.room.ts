import type { Room } from '#server/graphql/room.ts';
import { articleDisplays } from './articleDisplays.ts';
import { productAnalyzesV3 } from './productAnalyzesV3.ts';

export const catalogAnalysis: Room = {
  name: 'catalog-analysis',
  resolvers: { Query: { productAnalyzesV3, articleDisplays } },
};
