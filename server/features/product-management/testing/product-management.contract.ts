import { ofSorg3000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  lists: {
    managedProducts: {
      user: 'contentadmin',
      args: 'sorg: "2000"',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      rows: 'products { articleCode }',
      filters: ['filter: { search: "P-1" }', 'state: inactive'],
    },
  },
  foreignThings: {
    managedProducts: {
      ...ofSorg3000,
      strangers: ['dealer1', 'contentadmin'],
      document: '{ managedProducts(sorg: "3000") { products { articleCode } } }',
      holds: 'DE-1',
    },
  },
  foreignQueries: { managedProducts: '(sorg: "3000")' },
  foreignMutations: {
    updateProductAttributes:
      '(products: [{ articleCode: "DE-1", sorg: "3000", orderFlag: false }])',
    deleteProducts: '(products: [{ articleCode: "DE-1", sorg: "3000" }])',
  },
  administratorMutations: { updateProductAttributes: 'owner1', deleteProducts: 'owner1' },
};
