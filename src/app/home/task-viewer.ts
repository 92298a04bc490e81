import type { HostConfig } from '#shared/host-config.ts';
import type { TaskViewer } from '#src/crud/task/task-source.ts';
import type { SessionUser } from '#src/features/session/session-user.ts';

/** @param today YYYY-MM-DD, of the sales organisation */
export const toTaskViewer = (
  user: SessionUser,
  { payment }: Pick<HostConfig, 'payment'>,
  today: string,
): TaskViewer => ({
  has: (scope) => user.scopes.includes(scope),
  userId: Number(user.id),
  customer: user.salesActiveCustCode?.unified ?? null,
  payment,
  today,
});
