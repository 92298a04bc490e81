import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  lists: {
    salesCustomers: {
      user: 'group1',
      rows: 'customers { custCode { unified } }',
      stranger: 'dealer9',
      filters: ['search: "alpine"'],
      sortedBy: {
        custName: 'customers { custName }',
        custCode: 'customers { custCode { unified } }',
        custCity: 'customers { custCity }',
      },
    },
  },
  foreignThings: {
    salesCustomers: {
      ...ofDealer1,
      document: '{ salesCustomers(search: "0002000001") { customers { custName } } }',
      holds: 'Alpine Cycles',
    },
  },
  foreignQueries: {
    salesCustomers: '(search: "kanarie")',
  },
};
