import type { RecordChange } from '#server/features/audit/audit.public.ts';

/** The event of a deleted inquiry, which says that there was one and not whose. */
export const toDeletion = (id: string): RecordChange => ({
  feature: 'inquiry',
  id,
  action: 'deleted',
  before: { inquiry: true },
  after: {},
  secrets: ['inquiry'],
});
