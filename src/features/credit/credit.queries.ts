import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { CreditInformationDocument } from '#src/graphql/generated/graphql.ts';
import { readCredit } from './credit.rules.ts';

/** The credit of the active customer, company by company (O028, O029). */
export const creditQuery = (customer: string) =>
  queryOptions({
    queryKey: ['credit', 'information', customer],
    queryFn: async ({ signal }) =>
      readCredit(await request(CreditInformationDocument, {}, { signal })),
  });
