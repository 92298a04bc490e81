/** The key that all changes of a claim share in the outbox, so that they are sent in their order. */
export const claimKey = (id: string): string => `claim/${id}`;
