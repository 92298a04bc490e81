import type { Feature } from '#server/graphql/feature.ts';
import { claimPDIChecklist } from './claimPDIChecklist.ts';

export const inspections: Feature = {
  name: 'inspections',
  resolvers: { Query: { claimPDIChecklist } },
};
