import type { Db } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { newPasswordProblems } from '#server/features/passwords/passwords.public.ts';
import { endWithPassword, tryOwnPassword } from '#server/features/session/session.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, ProfileInput } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { hashPassword } from '#server/lib/password.ts';
import {
  keptName,
  profileProblems,
  tooManyAttempts,
  userGone,
  wrongPassword,
} from './profile.rules.ts';
import { savePassword, saveProfile } from './profile.store.ts';
import { recordProfileChange } from './profile-history.ts';

/** The stored hash that was tried, and the one that takes its place; null keeps the password. */
type PasswordChange = { from: string; to: string } | null;

/**
 * Changes the user's own name, language and password, all or nothing (O166). A new password needs the
 * present one, and ends the user's other sessions and links to set one.
 */
export const updateProfileUser: MutationResolvers['updateProfileUser'] = async (
  _root,
  { input },
  ctx,
) => {
  const weak = input.newPassword
    ? await newPasswordProblems(ctx.db, ctx.host, viewerOf(ctx).userId, input.newPassword)
    : [];
  const problems = profileProblems(input, ctx.host, weak);
  // Passwords are checked and hashed before the transaction, which would make others wait.
  const password = problems.length === 0 ? await passwordChange(ctx, input) : null;
  // The request is stored as a fast hash, which must not contain a password.
  const requested = { name: input.name, language: input.language, password: !!input.newPassword };
  return once(ctx, 'updateProfileUser', requested, async (tx) => {
    if (problems.length > 0) return failure(problems);
    if (password && 'userErrors' in password) return password;
    return change(tx, ctx, { name: keptName(input), language: input.language }, password);
  });
};

async function passwordChange(
  ctx: Context,
  { currentPassword, newPassword }: ProfileInput,
): Promise<PasswordChange | MutationFailure> {
  if (!newPassword || !currentPassword) return null;
  const tried = await tryOwnPassword(ctx.db, viewerOf(ctx), currentPassword);
  if (tried === 'throttled') return failure([tooManyAttempts]);
  if (tried === 'wrong') return failure([wrongPassword]);
  if (newPassword === currentPassword)
    return failure([userError('newPassword', 'PASSWORD_SAME', 'Choose another password')]);
  return { from: tried.hash, to: await hashPassword(newPassword) };
}

async function change(
  tx: Db,
  ctx: Context,
  profile: { name: string; language: string },
  password: PasswordChange,
): Promise<MutationFailure> {
  const { userId } = viewerOf(ctx);
  const before = await saveProfile(tx, userId, profile);
  if (!before) throw userGone();
  if (password) {
    if (!(await savePassword(tx, userId, password))) return failure([wrongPassword]);
    await endWithPassword(tx, userId, ctx.refreshHash ?? '');
    await recordAudit(tx, { ...ctx.auditSource, kind: 'password.changed' });
  }
  await recordProfileChange(tx, ctx, {
    before: { ...before, ...(password && { password: 'former' }) },
    after: { ...profile, ...(password && { password: 'new' }) },
  });
  return { message: success('Profile updated'), userErrors: [] };
}
