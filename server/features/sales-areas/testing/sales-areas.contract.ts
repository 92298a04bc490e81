import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

export const contract: FeatureContract = {
  async createRecords(app) {
    const { regionGroup } = given(app);
    await regionGroup({ code: 'CONTRACT', salesGroup: 'SG1', description: 'Contract Range' });
    // A group that no user but those of all customers may see or change.
    await regionGroup({ code: 'ELSEWHERE', salesGroup: 'SG9' });
  },
  foreignThings: {
    salesAreaMaps: {
      owner: 'sales1',
      strangers: ['dealer9'],
      document:
        '{ salesAreaMaps(search: "Contract") { regions { regionGroups { description } } } }',
      holds: 'Contract Range',
      refused: 'FORBIDDEN',
    },
  },
  foreignQueries: { salesAreaMaps: '(search: "Elsewhere")' },
  foreignMutations: {
    updateSalesMapAreaCategories: '(categories: [{ code: "ELSEWHERE", category: A }])',
  },
  staffMutations: ['updateSalesMapAreaCategories'],
};
