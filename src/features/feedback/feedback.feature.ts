import type { ClientFeature } from '#src/crud/feature.ts';

export const feedback: ClientFeature = {
  outbox: [{ name: 'SendCustomerFeedback', version: 1, overwrites: true }],
};
