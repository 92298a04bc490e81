import type { Db } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type ResetMailJob, resetMailQueue } from './reset-mail.ts';
import { forgotLimits } from './throttle.rules.ts';
import { claimAttempt } from './throttle.store.ts';

/** What a request to mail a link says about where it came from. */
export interface Caller {
  /** The address, for the throttle. */
  ip: string;
  /** Where the portal is reached: protocol, the host's name and, where it is an odd one, the port. */
  origin: string;
}

/** @throws 404 NOT_FOUND where the host lets nobody reset a password (F034) */
export function requireForgotPassword(host: HostConfig): void {
  if (!host.forgotPassword) throw new Problem(404, 'NOT_FOUND', 'Passwords cannot be reset here');
}

/**
 * Has a link to set a new password mailed to a user (N023). Whether there is such a user is looked up
 * by a job, so that answer and time are the same for everybody; so is the token made there, which
 * keeps it out of the job's data.
 * @throws 404 where the host has it off, 429 after too many requests for a name or from an address
 */
export async function forgotPassword(
  { db, jobs }: { db: Db; jobs: Jobs },
  host: HostConfig,
  username: string,
  { ip, origin }: Caller,
): Promise<void> {
  requireForgotPassword(host);
  const attempt = await claimAttempt(db, forgotLimits(username, ip));
  if ('retryAfter' in attempt)
    throw new Problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts', attempt);
  const job: ResetMailJob = { username, host: host.host, origin };
  await jobs.send(resetMailQueue, job);
}
