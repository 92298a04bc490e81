import { transact } from '#server/db/transact.ts';
import { type AuditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import { newPasswordProblems } from '#server/features/passwords/passwords.public.ts';
import { hashPassword } from '#server/lib/password.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { passwordMessage } from '#shared/validation/password.rules.ts';
import { limitGuesses } from '../login/limit-guesses.ts';
import { isIssuedLink } from '../login/operator-link.store.ts';
import { callerSubject, nameSubject } from '../login/throttle.rules.ts';
import { clearAttempt } from '../login/throttle.store.ts';
import type { Session } from '../session.ts';
import { refreshTokenHash } from '../tokens/token-hash.ts';
import { requireForgotPassword } from './forgot-password.ts';
import { findReset, useReset } from './password-reset.store.ts';

/**
 * Sets a new password with the token of a mailed link, which is used up, and ends all sessions of the
 * user (N023). A password that breaks a rule leaves the link as it is, and so does a call without a password, by
 * which a page learns whether its link is still good before it asks for one.
 * @param source where the request came from: failed logins there are forgiven
 * @throws 404 where the host has it off; 400 RESET_INVALID for a token that is unknown, expired, used
 *   or of another sales organisation; 400 with the code of the first rule the password breaks; 429 after too many
 *   useless tokens from an address, which does not keep others there from using a good one
 */
export async function resetPassword(
  { db, limits }: Pick<Session, 'db' | 'limits'>,
  host: HostConfig,
  { token, password }: { token: string; password?: string | undefined },
  source: AuditSource,
): Promise<void> {
  const isAllowed = host.forgotPassword || (await isIssuedLink(db, token));
  const hash = refreshTokenHash(token);
  const userId = isAllowed ? await findReset(db, hash, host.sorg) : null;
  if (userId === null) {
    await limitGuesses(limits, 'reset-password', source.address);
    if (!isAllowed) requireForgotPassword(host);
    throw resetInvalid();
  }
  if (password === undefined) return;
  const [problem] = await newPasswordProblems(db, host, userId, password);
  if (problem) throw new Problem(400, problem, passwordMessage(problem, host));
  // Hashed before the transaction, which would make others wait.
  const passwordHash = await hashPassword(password);
  const username = await transact(db, (tx) => useReset(tx, hash, host.sorg, passwordHash));
  if (username === null) throw resetInvalid();
  await recordAudit(db, { ...source, actor: userId, kind: 'password.reset' });
  const caller = callerSubject(username, source.address ?? '');
  await clearAttempt(db, [nameSubject(username), caller], []);
}

function resetInvalid(): Problem {
  return new Problem(400, 'RESET_INVALID', 'This link cannot be used any more');
}
