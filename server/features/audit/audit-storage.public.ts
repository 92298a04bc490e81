export type { FieldChanges } from './audit-event.ts';
export { deletePersonalValues, personalValues } from './personal-values.store.ts';
