import type { Db } from '#server/db/database.ts';
import type { HostConfig } from '#shared/host-config.ts';
import {
  type PasswordProblem,
  type PasswordRules,
  passwordProblems,
} from '#shared/validation/password.rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { contextWords, isMadeOfWords } from './context-words.rules.ts';
import { findOrganisationTexts, findUserTexts } from './password-context.store.ts';

/**
 * Returns the reasons why a text cannot be the new password of a user at a host, in the order to display:
 * the problems of its form, then whether it is common or made of words of the host and the user.
 */
export async function newPasswordProblems(
  db: Db,
  host: HostConfig,
  userId: number,
  password: string,
): Promise<PasswordProblem[]> {
  const problems = passwordProblems(password, host);
  if (problems.length > 0) return problems;
  const texts = await Promise.all([
    findUserTexts(db, userId, host.sorg),
    findOrganisationTexts(db, host.sorg),
  ]);
  return checkPassword(host, [host.host, host.webTitle, ...texts.flat()], password);
}

/** Like {@link newPasswordProblems}, with the texts whose words the password must not consist of. */
export async function checkPassword(
  rules: PasswordRules,
  texts: readonly string[],
  password: string,
): Promise<PasswordProblem[]> {
  const problems = passwordProblems(password, rules);
  if (problems.length > 0) return problems;
  if (await isCommonPassword(password)) return ['PASSWORD_COMMON'];
  return isMadeOfWords(password, contextWords(texts)) ? ['PASSWORD_CONTEXT'] : [];
}
