import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const keptPrice = 876_543_217;

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
  canaries: {
    values: [
      ...['customer', 'street', 'city', 'phone', 'ship-to'].map(toCanary),
      String(keptPrice),
    ],
    async plant({ db }) {
      await db
        .insertInto('price_list')
        .values({ sorg: '2000', id: kept.priceList, name: 'Kept' })
        .execute();
      await db
        .insertInto('price')
        .values({ sorg: '2000', price_list: kept.priceList, article: 'P-1', dealer: keptPrice })
        .execute();
      await db
        .updateTable('customer')
        .set({
          name: toCanary('customer'),
          address: toCanary('street'),
          city: toCanary('city'),
          phone: toCanary('phone'),
          price_list: kept.priceList,
          order_blocked: null,
        })
        .where('unified', '=', kept.customer)
        .execute();
      await db
        .updateTable('ship_to')
        .set({ name: toCanary('ship-to') })
        .where('customer', '=', kept.customer)
        .execute();
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
