import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  canaries: {
    values: ['deal', 'promotion'].map(toCanary),
    async plant({ db }) {
      const period = { valid_from: '2020-01-01', valid_to: '2099-12-31' };
      await db
        .insertInto('deal')
        .values({
          sorg: '2000',
          deal_no: 'KD4',
          position: 1,
          price_list: kept.priceList,
          article: 'P-1',
          qty: 2,
          description: toCanary('deal'),
          term: '>=',
          type: 'percentage',
          uom: 'PCS',
          value: -500,
          ...period,
        })
        .execute();
      await db
        .insertInto('promotion')
        .values({ sorg: '2000', code: 'KD4', name: toCanary('promotion'), ...period })
        .execute();
    },
  },
  foreignThings: {
    promotions: {
      ...ofDealer1,
      document: '{ promotions(withDetailOffer: true) { name details { brand } } }',
      holds: 'Alto pairs',
    },
  },
  foreignQueries: {
    promotions: '(withDetailOffer: true)',
  },
};
