import { kept, toCanary } from '#server/testing/canaries.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const description = toCanary('block');

export const contract: FeatureContract = {
  canaries: {
    values: [description],
    async plant({ db }) {
      const { customer } = kept;
      await db
        .insertInto('order_block')
        .values({ sorg: '2000', customer, kind: 'brand', value: 'Rota', description })
        .execute();
    },
  },
};
