import type { Context } from '#server/graphql/context.ts';
import type { ContentAudienceInput } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { mostMarkets } from './content.store.ts';
import { type AskedAudience, findParentMarkets, findShownItem } from './content-audience.store.ts';
import { contentKinds } from './content-kinds.ts';
import { requireWriter } from './content-rights.ts';

/** A part of the users who may read something. */
interface AudienceFilter {
  search?: string | null | undefined;
  /** Only those who have read it, or have not. */
  hasRead?: boolean | null | undefined;
}

/**
 * Reads the arguments of a question for the readers of content; null where everybody sees it.
 * @throws GraphQLError FORBIDDEN for a viewer who does not write the kind, BAD_USER_INPUT
 */
export async function readAskedAudience(
  ctx: Context,
  { kind, id, contentTargetMarkets, parent, type }: ContentAudienceInput,
  { search, hasRead }: AudienceFilter,
): Promise<AskedAudience | null> {
  const viewer = requireWriter(ctx, kind);
  for (const name of [id, parent, type, ...(contentTargetMarkets ?? [])])
    checkedText(name ?? '', 'of');
  if ((contentTargetMarkets?.length ?? 0) > mostMarkets) throw badUserInput('Too many markets');
  const item = id ? await findShownItem(ctx.db, viewer, kind, id) : null;
  if ((type ?? item?.type) === 'login') return null;
  // A form names all of what it has; a stored item is asked for by its id alone.
  const above = contentTargetMarkets ? parent : item?.parent;
  const parentKind = contentKinds[kind].parent;
  const ofParents =
    above && parentKind ? await findParentMarkets(ctx.db, viewer, parentKind, above) : [];
  return {
    kind,
    markets: [contentTargetMarkets ?? item?.markets ?? [], ...ofParents],
    ownerId: item?.mustRead ? item.ownerId : null,
    search: toSearchPatterns(search),
    hasRead: (item?.mustRead && hasRead) ?? null,
  };
}
