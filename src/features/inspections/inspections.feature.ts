import type { ClientFeature } from '#src/crud/feature.ts';

const rules = {
  version: 1,
  customer: 'in arguments',
  refreshes: ['inspections'],
} as const;

/** Pre-delivery inspections (R038, U010). */
export const inspections: ClientFeature = {
  screens: {
    inspections: () => import('./inspection-list.screen.tsx'),
    createInspection: () => import('./create-inspection.screen.tsx'),
    inspection: () => import('./inspection.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['Inspections', 'Inspection', 'InspectionChecklist'],
  outbox: [
    { ...rules, name: 'CreateInspection', purpose: 'inspections/photo' },
    { ...rules, name: 'ChangeInspection', purpose: 'inspections/photo' },
    { ...rules, name: 'DeleteInspection' },
    { ...rules, name: 'RestoreInspection' },
  ],
};
