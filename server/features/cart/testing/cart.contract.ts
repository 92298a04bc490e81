import { kept } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const line = '{ articleCode: "P-1", qty: 2 }';

const keptQty = 76_543;

export const contract: FeatureContract = {
  canaries: {
    values: [String(keptQty)],
    async plant(app) {
      await given(app).cartLine({ by: kept.owner, customer: kept.customer, qty: keptQty });
    },
  },
  foreignThings: {
    cart: {
      ...ofDealer1,
      document: '{ cart(ids: ["P-1"]) { productsInCart { id qty } } }',
      holds: '"qty":77',
    },
  },
  foreignMutations: {
    updateProductsInCart: `(products: [${line}])`,
  },
  outboxBodies: {
    UpdateProductsInCart: {
      body: { products: [{ articleCode: 'P-1', qty: 3 }] },
      other: { products: [{ articleCode: 'P-1', qty: 4 }] },
      bad: { products: [{ articleCode: 'NEVER', qty: 3 }] },
    },
  },
};
