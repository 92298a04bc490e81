import type { Feature } from '#server/graphql/feature.ts';
import { customerAreaV3 } from './customerAreaV3.ts';
import { customerCompanies } from './customerCompanies.ts';
import { salesCustomers } from './salesCustomers.ts';

export const customers: Feature = {
  name: 'customers',
  resolvers: { Query: { customerAreaV3, customerCompanies, salesCustomers } },
};
