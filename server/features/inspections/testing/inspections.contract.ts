import { ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

export const contract: FeatureContract = {
  async createRecords(app) {
    const { checklist } = given(app);
    await checklist({ list: 'contract', brand: 'Contract', points: ['contract-point'] });
  },
  foreignThings: {
    claimPDIChecklist: {
      ...ofSorg2000,
      document: '{ claimPDIChecklist(brand: "Contract", merchandise: "MTB") { description } }',
      holds: 'contract-point',
    },
  },
};
