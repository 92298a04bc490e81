import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignMutations: {
    changeLanguage: '(languageId: "en-us")',
    updateProfileUser: '(input: { name: "Somebody", language: "en-us" })',
  },
};
