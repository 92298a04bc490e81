export type { FieldChanges } from './audit-event.ts';
export { personalValues } from './personal-values.store.ts';
