import { GraphQLError } from 'graphql';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { getConfigOf } from '#server/features/hosts/hosts.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QueryProductAnalyzesV3Args } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { customerOfSorg, hasAreaIn, isSalesPersonIn } from './scope.store.ts';

export const forbidden = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });

/** The customer for whom articles are analysed, and the host whose rules count. */
export interface AnalysisScope {
  sorg: string;
  /** Unified code; null for what all customers have in common. */
  customer: string | null;
  host: HostConfig;
}

type ScopeArgs = Pick<
  QueryProductAnalyzesV3Args,
  'sorg' | 'salesUsername' | 'custCodeUnified' | 'custCode'
>;

/**
 * The organisation of an analysis and the sales person that narrows its customers. Who analyses the catalog may ask in
 * every organisation with an own area, as the database has them now (reading 74), everyone else in that of the host and
 * as the own sales person (reading 73).
 * @returns null for another organisation, as for one that does not exist
 * @throws GraphQLError FORBIDDEN for another sales person, which does not reveal who exists
 */
export async function analysedSorg(
  ctx: Context,
  args: Pick<ScopeArgs, 'sorg' | 'salesUsername'>,
): Promise<{ analyses: boolean; sorg: string; sales: string | null } | null> {
  const viewer = viewerOf(ctx);
  const sorg = checkedText(args.sorg, 'sorg');
  const analyses = viewer.scopes.has('page.catalog-analyze');
  const isMine = analyses ? await hasAreaIn(ctx.db, viewer.userId, sorg) : sorg === viewer.sorg;
  if (!isMine) return null;
  const sales = args.salesUsername ? checkedText(args.salesUsername, 'salesUsername') : null;
  if (sales === null) return { analyses, sorg, sales };
  const isKnown = analyses ? await isSalesPersonIn(ctx.db, sales, sorg) : sales === viewer.username;
  if (!isKnown) throw forbidden('Not a sales person of yours');
  return { analyses, sorg, sales };
}

/**
 * Returns the customer to analyse for: the named one, whose `custCodeUnified` has priority over `custCode`; none when
 * that is an empty text or only a sales person is named; else the active customer.
 * @returns null for another organisation, as for one that does not exist
 * @throws GraphQLError FORBIDDEN for a customer outside of the viewer's fence or of the sales person's areas, and for
 *   one that does not exist
 */
export async function analysisScope(ctx: Context, args: ScopeArgs): Promise<AnalysisScope | null> {
  const analysed = await analysedSorg(ctx, args);
  if (!analysed) return null;
  const { analyses, sorg, sales } = analysed;
  const host = sorg === ctx.host.sorg ? ctx.host : await getConfigOf(ctx.db, sorg);
  if (!host) return null;
  const { custCodeUnified, custCode } = args;
  const viewer = viewerOf(ctx);
  const wanted = custCodeUnified || custCode;
  if (!wanted) {
    const isForAll = sales !== null || custCodeUnified === '' || sorg !== viewer.sorg;
    return { sorg, customer: isForAll ? null : (viewer.customer?.unified ?? null), host };
  }
  const code = checkedText(wanted, custCodeUnified ? 'custCodeUnified' : 'custCode');
  const { customer: active } = viewer;
  const isActive =
    active && sorg === viewer.sorg && [active.unified, active.r3, active.isr].includes(code);
  const found = isActive
    ? active
    : analyses
      ? await customerOfSorg(ctx.db, { sorg, sales: null }, code)
      : await findCustomer(ctx.db, viewer, code);
  if (!found || (custCodeUnified && found.unified !== code)) throw forbidden('Not your customer');
  if (sales !== null && !(await customerOfSorg(ctx.db, { sorg, sales }, found.unified)))
    throw forbidden('Not your customer');
  return { sorg, customer: found.unified, host };
}
