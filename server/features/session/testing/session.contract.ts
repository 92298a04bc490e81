import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignMutations: {
    endOwnSession: '(id: "999999999")',
    endOtherOwnSessions: '',
    reauthenticate: '(password: "wrong")',
  },
};
