import { kept } from '#server/testing/canaries.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const openInvoice = 765_432_198;

export const contract: FeatureContract = {
  canaries: {
    values: [String(openInvoice)],
    async plant({ db }) {
      await db
        .updateTable('credit')
        .set({ open_invoice: openInvoice })
        .where('customer', '=', kept.customer)
        .execute();
    },
  },
};
