import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).city({ description: 'Contract City' });
  },
  foreignThings: {
    // The fixture has no user in 1000; at another sales organisation there are no dealers.
    dealerUnderInsera: {
      ...{ owner: 'sales1', strangers: [] },
      document: '{ dealerUnderInsera(search: "Alpine") { custName } }',
      holds: '"dealerUnderInsera":[]',
    },
    // Cities are the same for every viewer.
    cities: {
      ...{ owner: 'dealer1', strangers: [] },
      document: '{ cities(search: "Contract") { description } }',
      holds: 'Contract City',
    },
  },
};
