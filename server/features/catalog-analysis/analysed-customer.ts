import { GraphQLError } from 'graphql';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QueryProductAnalyzesV3Args } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';

const forbidden = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });

/**
 * Returns the unified code of the customer to analyse: the named one, else the active one; null without
 * either. Codes are compared exactly; `custCodeUnified` has priority over `custCode`.
 * @throws GraphQLError FORBIDDEN for another sales organisation than the viewer's and for a customer the
 *   viewer may not act for (or that does not exist: the answer does not reveal which)
 */
export async function analysedCustomer(
  ctx: Context,
  { sorg, custCodeUnified, custCode }: QueryProductAnalyzesV3Args,
): Promise<string | null> {
  const viewer = viewerOf(ctx);
  if (sorg !== viewer.sorg) throw forbidden('Not your sales organisation');
  const wantedCode = custCodeUnified || custCode;
  if (!wantedCode) return viewer.customer?.unified ?? null;
  const code = checkedText(wantedCode, custCodeUnified ? 'custCodeUnified' : 'custCode');
  const { customer } = viewer;
  const active = customer && [customer.unified, customer.r3, customer.isr].includes(code);
  const found = active ? customer : await findCustomer(ctx.db, viewer, code);
  if (!found || (custCodeUnified && found.unified !== code)) throw forbidden('Not your customer');
  return found.unified;
}
