import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const line = '{ articleCode: "P-1", qty: 2 }';

export const contract: FeatureContract = {
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
