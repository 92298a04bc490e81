import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const foreignId = '3f0c8f5e-6a35-4c0a-8f6e-0d0f3a2b9c11';

export const contract: FeatureContract = {
  async createRecords(app) {
    for (const nth of [1, 2, 3])
      await given(app).inquiry({
        name: `contract-inquiry-${nth}`,
        city: `Contract ${4 - nth}`,
        mailState: nth === 1 ? 'failed' : 'sent',
        createdAt: new Date(Date.UTC(2026, 0, nth)),
      });
  },
  lists: {
    customerInquiries: {
      user: 'accessadmin',
      rows: 'inquiries { id }',
      stranger: 'accessadmin9',
      filters: ['search: "contract-inquiry-2"', 'mail: failed'],
      sortedBy: {
        createdAt: 'inquiries { createdAt }',
        custName: 'inquiries { custName }',
        custCity: 'inquiries { custCity }',
      },
    },
  },
  foreignThings: {
    customerInquiries: {
      owner: 'accessadmin',
      strangers: ['accessadmin9'],
      document: '{ customerInquiries(search: "contract-inquiry-1") { inquiries { custName } } }',
      holds: 'contract-inquiry-1',
    },
  },
  foreignMutations: {
    createCustomerInquiry: `(host: "localhost", reason: "other", goal: "other", custName: "N",
      custAddress: "A", custCity: "C", custState: "S", custCountry: "US", custEmail: "a@b.example",
      custPhone: "1", typedMs: 9999)`,
    deleteCustomerInquiry: `(id: "${foreignId}")`,
  },
  administratorMutations: { deleteCustomerInquiry: 'accessadmin' },
  administration: ['customerInquiries', 'deleteCustomerInquiry'],
};
