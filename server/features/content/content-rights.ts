import { GraphQLError } from 'graphql';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { contentKinds, offersKind } from './content-kinds.ts';

/** Whether the host of a request has a kind of content at all (F009). */
export const hasKind = ({ host }: Context, kind: ContentKind): boolean => offersKind(host, kind);

/** Returns the viewer, who writes a kind of content. @throws GraphQLError FORBIDDEN for others, and where the host has none (B037) */
export function requireWriter(ctx: Context, kind: ContentKind) {
  const viewer = viewerOf(ctx);
  if (hasKind(ctx, kind) && viewer.scopes.has(contentKinds[kind].writes)) return viewer;
  throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}
