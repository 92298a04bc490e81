import {
  findViewRefusal,
  type ViewRefusal,
} from '#server/features/access/viewable-users.public.ts';
import { type AuditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Bearer } from '#server/features/session/session.public.ts';
import { startView, type ViewToken } from '#server/features/session/view-session.public.ts';
import { requireRecentLoginOfCall } from '#server/graphql/recent-login.ts';
import { Problem } from '#server/lib/problem.ts';

type Session = Parameters<typeof startView>[0];
/** The administrator who asks, and the place that the request comes from. */
type Origin = Parameters<typeof startView>[1] & { source: AuditSource; by: Bearer };

/** The request of the administrator: whom to view as, and why. */
interface ViewRequest {
  userId: string;
  reason: string;
}

/**
 * Begins to view as a user, which needs a recent login. The audit log records it with the reason.
 * @throws Problem 422 with a code of `ViewRefusal` or REAUTHENTICATE, 403 FORBIDDEN when the right was taken away
 */
export async function beginView(
  session: Session,
  { source, by, ...from }: Origin,
  { userId, reason }: ViewRequest,
): Promise<ViewToken> {
  const { db } = session;
  await requireRecentLoginOfCall(db, by);
  const refusal = await findViewRefusal(db, by.viewer.userId, {
    id: userId,
    sorg: from.host.sorg,
  });
  if (refusal) throw toProblem(refusal);
  const token = await startView(session, from, { userId: Number(userId), reason, by });
  if (!token) throw toProblem('UNKNOWN_USER');
  const detail = { user: `user:${userId}`, reason };
  await recordAudit(db, { ...source, kind: 'view-as.started', detail });
  return token;
}

const texts: Record<ViewRefusal, string> = {
  FORBIDDEN: 'Not allowed',
  UNKNOWN_USER: 'No such user here',
  NOT_YOURSELF: 'This is you',
  VIEW_AS_ADMINISTRATOR: 'Nobody can view as an administrator',
  NOT_YOURS_TO_GRANT: 'This user has rights that you may not give',
  AREA_NOT_YOURS: 'This user has areas outside yours',
};

const toProblem = (code: ViewRefusal) =>
  new Problem(code === 'FORBIDDEN' ? 403 : 422, code, texts[code]);
