import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignMutations: {
    sendCustomerFeedback: '(message: "Hello")',
  },
  outboxBodies: {
    SendCustomerFeedback: {
      body: { message: 'Bigger pictures' },
      other: { message: 'Smaller pictures' },
      bad: { message: ' ' },
    },
  },
};
