import type { HostConfig } from '../host-config.ts';

/** Most characters a password has; a longer one is refused, never cut. */
export const longestPassword = 200;

/** The settings of a host for passwords. */
export type PasswordRules = Pick<HostConfig, 'minimumPasswordLength' | 'passwordComposition'>;

/** Problems that the text itself shows, so that a form can display them while the user types. */
export type PasswordFormProblem =
  | 'PASSWORD_TOO_SHORT'
  | 'TOO_LONG'
  | 'PASSWORD_NO_DIGIT'
  | 'PASSWORD_NO_CASES'
  | 'NOT_ALLOWED';

/** The last two are found by the server alone: it has the list of common ones and the user's words. */
export type PasswordProblem = PasswordFormProblem | 'PASSWORD_COMMON' | 'PASSWORD_CONTEXT';

/** Control characters, which the login does not take, and halves of characters, which cannot be sent. */
const unsendable = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns the problems of a text as a new password, in the order to display: too short, too long, where
 * the host requires it (B175, B176) without a digit or without a lowercase and an uppercase letter of any
 * script, or with a character that is not allowed. Lengths are in code points.
 */
export function passwordProblems(password: string, rules: PasswordRules): PasswordFormProblem[] {
  const length = [...password.slice(0, 2 * (longestPassword + 1))].length;
  const composed = rules.passwordComposition;
  const problems: [boolean, PasswordFormProblem][] = [
    [length < rules.minimumPasswordLength, 'PASSWORD_TOO_SHORT'],
    [length > longestPassword, 'TOO_LONG'],
    [composed && !/\p{Nd}/u.test(password), 'PASSWORD_NO_DIGIT'],
    [composed && !(/\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)), 'PASSWORD_NO_CASES'],
    [unsendable.test(password), 'NOT_ALLOWED'],
  ];
  return problems.flatMap(([wrong, code]) => (wrong ? [code] : []));
}

/** The English sentence of a problem, for callers that do not translate the code (M013, M014, N024). */
export function passwordMessage(problem: PasswordProblem, rules: PasswordRules): string {
  const messages: Record<PasswordProblem, string> = {
    PASSWORD_TOO_SHORT: `Password should be at least ${rules.minimumPasswordLength} characters`,
    TOO_LONG: `Password should be at most ${longestPassword} characters`,
    PASSWORD_NO_DIGIT: 'Password should contain number',
    PASSWORD_NO_CASES: 'Password should contain upper and lower case',
    NOT_ALLOWED: 'Password should not contain control characters',
    PASSWORD_COMMON: 'This password is used very often',
    PASSWORD_CONTEXT: 'This password is made of the name of the portal, the user or the company',
  };
  return messages[problem];
}
