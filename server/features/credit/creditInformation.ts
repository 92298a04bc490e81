import { viewerOf } from '#server/graphql/context.ts';
import type { CreditInformation, QueryResolvers } from '#server/graphql/generated/types.ts';
import { creditCompanies } from './credit.rules.ts';
import { creditRows } from './credit.store.ts';

/**
 * The credit of the active customer, company by company, its own first (O028, B063 to B066); no
 * companies without an active customer, or when it is no longer the viewer's.
 */
export const creditInformation: QueryResolvers['creditInformation'] = async (_, __, ctx) => {
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  if (!viewer.customer) return answer({ companies: [], asOf });
  const rows = await creditRows(ctx.db, viewer, viewer.customer.unified);
  return answer({ companies: creditCompanies(rows), asOf });
};

/** Other features resolve the fields that they add to the type. */
const answer = (own: Pick<CreditInformation, 'companies' | 'asOf'>) => own as CreditInformation;
