import { GraphQLError } from 'graphql';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { isStaff, knowsConsumers } from '#server/lib/viewer-kind.rules.ts';

/**
 * The viewer of the data of consumers over all dealers: staff who are no auditors.
 * @param field the operation, for the audit log
 * @throws GraphQLError FORBIDDEN
 */
export function consumerViewer(ctx: Context, field: string): Viewer {
  const viewer = viewerOf(ctx);
  if (isStaff(viewer) && knowsConsumers(viewer)) return viewer;
  ctx.noteRefusal(field, 'staff only');
  throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}
