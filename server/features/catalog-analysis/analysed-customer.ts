import { GraphQLError } from 'graphql';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { QueryProductAnalyzesV3Args } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';

const forbidden = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });

/** Those who choose customers, and those who analyse the catalog, may name any inside their areas. */
function eligible(viewer: Viewer): Viewer {
  if (viewer.scopes.has('menu.change-cust') || viewer.scopes.has('page.catalog-analyze'))
    return viewer;
  return { ...viewer, areas: viewer.areas.filter(({ limitation }) => limitation === 'customer') };
}

/**
 * The unified code of the customer the analysis is for: the named one, else the active one; null
 * without either. Codes are compared as they are written; `custCodeUnified` goes before `custCode`.
 * @throws GraphQLError FORBIDDEN for another sales organisation than the viewer's and for a customer
 *   the viewer may not act for (or that does not exist: which of both is not told)
 */
export async function analysedCustomer(
  ctx: Context,
  { sorg, custCodeUnified, custCode }: QueryProductAnalyzesV3Args,
): Promise<string | null> {
  const viewer = viewerOf(ctx);
  if (sorg !== viewer.sorg) throw forbidden('Not your sales organisation');
  const asked = custCodeUnified || custCode;
  if (!asked) return viewer.customer?.unified ?? null;
  const code = checkedText(asked, custCodeUnified ? 'custCodeUnified' : 'custCode');
  const { customer } = viewer;
  const active = customer && [customer.unified, customer.r3, customer.isr].includes(code);
  const found = active ? customer : await findCustomer(ctx.db, eligible(viewer), code);
  if (!found || (custCodeUnified && found.unified !== code)) throw forbidden('Not your customer');
  return found.unified;
}
