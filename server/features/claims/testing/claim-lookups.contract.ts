import { kept } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

/** The customer of dealer1. */
const own = '0002000001';

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).claimProblem({ id: 'CONTRACT', description: 'contract-problem' });
    await given(app).claimForm({ brand: 'Alto', files: ['additionalDoc5'] });
    await given(app).serial({ value: 'CL0000001', article: 'B-4' });
    await given(app).serial({ value: 'CL0000002', article: 'P-1' });
    const doNo = await given(app).delivery({
      orders: [await given(app).order()],
      shippedOn: '2026-01-02',
    });
    const lines = app.db.updateTable('delivery_line').set({ article: 'B-4' });
    await lines.where('do_number', '=', doNo).execute();
  },
  lists: {
    claimArticlesV2: {
      user: 'dealer1',
      rows: 'articles { code }',
      stranger: 'dealer9',
      filters: ['frameNumber: "CL0000001"', 'search: "B-4"'],
    },
    claimCustomers: {
      user: 'dealer1',
      rows: 'customers { custCode }',
      stranger: 'dealer9',
      filters: [],
    },
    claimSalesCustomers: {
      user: 'sales1',
      rows: 'customers { custCode }',
      stranger: 'dealer1',
      filters: [`search: "${own}"`],
    },
  },
  foreignThings: {
    claimProblems: {
      ...ofSorg2000,
      document: '{ claimProblems(productCategory: Bike) { description } }',
      holds: 'contract-problem',
    },
    claimBrandsV2: {
      ...ofSorg2000,
      document: '{ claimBrandsV2(productCategory: Bike) { files } }',
      holds: 'additionalDoc5',
    },
    claimArticlesV2: {
      ...ofDealer1,
      document: `{ claimArticlesV2(custCode: "${own}", frameNumber: "CL0000001") { articles { code } } }`,
      holds: 'B-4',
    },
    dealerInformation: {
      ...ofDealer1,
      document: `{ dealerInformation(custCode: "${own}") { custCode name } }`,
      holds: own,
    },
    claimCustomers: {
      ...ofDealer1,
      document: '{ claimCustomers(limit: 100) { customers { custCode } } }',
      holds: own,
    },
    claimSalesCustomers: {
      owner: 'sales1',
      strangers: ['dealer2', 'dealer9'],
      document: '{ claimSalesCustomers(limit: 100) { customers { custCode } } }',
      holds: own,
    },
  },
  foreignQueries: {
    claimArticlesV2: `(custCode: "${kept.customer}", frameNumber: "${kept.frameNumber}")`,
    dealerInformation: `(custCode: "${kept.customer}")`,
    claimCustomers: `(search: "${kept.customer}")`,
    claimSalesCustomers: `(search: "${kept.customer}")`,
  },
};
