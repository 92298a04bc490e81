import { GraphQLError } from 'graphql';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { VisitKind } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import { hasKind } from './records/parse-visit.ts';
import type { AskedVisits } from './records/visit-list.store.ts';

type Text = string | null | undefined;

/** The part of the list that a query or an export asks for; empty texts and null leave all. */
export function toAskedVisits(
  { host }: Pick<Context, 'host'>,
  asked: {
    kind?: VisitKind | null | undefined;
    custCode?: Text;
    createdBy?: Text;
    from?: Text;
    to?: Text;
    search?: Text;
  },
): AskedVisits {
  const { kind = null, custCode, createdBy, from, to } = asked;
  for (const [name, text] of Object.entries({ custCode, createdBy })) checkedText(text ?? '', name);
  return {
    filter: {
      kind,
      custCode: custCode || null,
      createdBy: createdBy || null,
      from: from ? startOfDay(host.timeZone, from) : null,
      before: to ? startOfDay(host.timeZone, addDays(to, 1)) : null,
    },
    search: toSearchPatterns(asked.search),
  };
}

/** Lets requests for a kind through that the viewer has (B036). @throws GraphQLError UNKNOWN_KIND */
export async function requireKind(ctx: Context, kind: VisitKind): Promise<void> {
  if (await hasKind(ctx.db, ctx, kind)) return;
  const message = `No sales organisation of ${viewerOf(ctx).username} has ${kind} visits`;
  throw new GraphQLError(message, { extensions: { code: 'UNKNOWN_KIND' } });
}
