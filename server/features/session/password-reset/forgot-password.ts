import { type AuditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { Problem } from '#server/lib/problem.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { forgotLimits } from '../login/throttle.rules.ts';
import { claimAttempt, keepFailure } from '../login/throttle.store.ts';
import { type ResetMailJob, resetMailQueue } from './reset-mail.ts';

/** @throws 404 NOT_FOUND where the host does not let users reset a password (F034) */
export function requireForgotPassword(host: HostConfig): void {
  if (!host.forgotPassword) throw new Problem(404, 'NOT_FOUND', 'Passwords cannot be reset here');
}

/**
 * Has a link to set a new password mailed to a user (N023). Whether there is such a user is looked up
 * by a job, so that answer and time are the same for everybody; so is the token made there, which
 * keeps it out of the job's data.
 * @param ip the caller's address, for the throttle
 * @throws 404 where the host has it off, 429 after too many requests for a name or from an address
 */
export async function forgotPassword(
  { config, db, jobs }: Pick<Services, 'config' | 'db' | 'jobs'>,
  host: HostConfig,
  username: string,
  source: AuditSource,
): Promise<void> {
  requireForgotPassword(host);
  const attempt = await claimAttempt(db, forgotLimits(username, source.address ?? ''));
  if ('retryAfter' in attempt)
    throw new Problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts', attempt);
  // Every request counts, because each may send a mail.
  await keepFailure(db, attempt.ids);
  // From the settings: a header of the request would let its sender choose where the link leads.
  const origin = publicOrigin(config, host.host);
  // Nothing of the name is recorded: it may be a password typed into the wrong field.
  await recordAudit(db, { ...source, kind: 'password.reset-requested' });
  const job: ResetMailJob = { username, host: host.host, origin };
  await jobs.send(resetMailQueue, job);
}
