export { findWaitingInspections } from './inspection-key.ts';
export { useIsInspectionWaiting } from './use-waiting-inspections.ts';
