import { GraphQLError } from 'graphql';
import { administratorOf } from '#server/features/access/access.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';

/**
 * The sales organisation whose inquiries the viewer may read and delete: the one of the login, for its staff who
 * administer users there; with page.user-management-us alone only one of the United States (readings 50 and 114).
 * @param field the operation, for the audit log
 * @throws GraphQLError FORBIDDEN
 */
export async function inquiryOrganisation(ctx: Context, field: string): Promise<string> {
  const viewer = viewerOf(ctx);
  const { sorgs } = await administratorOf(ctx);
  if (isStaff(viewer) && sorgs.includes(viewer.sorg)) return viewer.sorg;
  ctx.noteRefusal(field, 'staff of the sales organisation only');
  throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}
