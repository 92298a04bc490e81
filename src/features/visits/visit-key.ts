/** The key that all changes of a visit share in the outbox, so that they are sent in their order. */
export const visitKey = (id: string): string => `visit/${id}`;
