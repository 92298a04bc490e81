import type { Room } from '#server/graphql/room.ts';
import { customerCompanies } from './customerCompanies.ts';
import { salesCustomers } from './salesCustomers.ts';

export const customers: Room = {
  name: 'customers',
  resolvers: { Query: { customerCompanies, salesCustomers } },
};
