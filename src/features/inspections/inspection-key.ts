/** The key that the changes of one inspection share in the outbox, so that they are sent in order. */
export const inspectionKey = (id: string): string => `inspection/${id}`;
