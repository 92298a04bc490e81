import type { SalesCustomersQuery, SalesCustomersQueryVariables, TypedDocumentString } from './types.ts';
export const SalesCustomersDocument = {"__meta__":{"operation":"SalesCustomers","hash":"sha256:e21b5db0a45ac0edcca5097d5fad7b3b1afe166cdfdfbcc46c6e3ea77328c4a5"}} as unknown as TypedDocumentString<SalesCustomersQuery, SalesCustomersQueryVariables>;
