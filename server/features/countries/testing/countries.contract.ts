import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).city({ id: 'contract', description: 'Contract City' });
  },
  foreignThings: {
    // Cities are the same for every viewer.
    cities: {
      owner: 'dealer1',
      strangers: [],
      document: '{ cities(search: "Contract") { description } }',
      holds: 'Contract City',
    },
  },
};
