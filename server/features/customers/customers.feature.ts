import type { Feature } from '#server/graphql/feature.ts';
import { customerCompanies } from './customerCompanies.ts';
import { salesCustomers } from './salesCustomers.ts';

export const customers: Feature = {
  name: 'customers',
  resolvers: { Query: { customerCompanies, salesCustomers } },
};
