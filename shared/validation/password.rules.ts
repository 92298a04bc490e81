/** Most characters a password has: what is longer only keeps the server busy. */
export const longestPassword = 200;

export type PasswordProblem =
  | 'PASSWORD_TOO_SHORT'
  | 'TOO_LONG'
  | 'PASSWORD_NO_DIGIT'
  | 'PASSWORD_NO_CASES'
  | 'NOT_ALLOWED';

/**
 * What keeps a text from being a new password, in the order it should be told (B175, B176, B177):
 * too short, too long, without a digit, without a small and a capital letter of any script, or with a
 * control character, which the login does not take.
 * @param minimum the host's `minimumPasswordLength` (C065, C066); characters are code points
 */
export function passwordProblems(password: string, minimum: number): PasswordProblem[] {
  const length = [...password.slice(0, 2 * (longestPassword + 1))].length;
  const problems: [boolean, PasswordProblem][] = [
    [length < minimum, 'PASSWORD_TOO_SHORT'],
    [length > longestPassword, 'TOO_LONG'],
    [!/\p{Nd}/u.test(password), 'PASSWORD_NO_DIGIT'],
    [!/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password), 'PASSWORD_NO_CASES'],
    [/\p{Cc}/u.test(password), 'NOT_ALLOWED'],
  ];
  return problems.flatMap(([wrong, code]) => (wrong ? [code] : []));
}

/** What a problem is told as (M013, M014, N024). @param minimum as for {@link passwordProblems} */
export function passwordMessage(problem: PasswordProblem, minimum: number): string {
  const messages: Record<PasswordProblem, string> = {
    PASSWORD_TOO_SHORT: `Password should be at least ${minimum} characters`,
    TOO_LONG: `Password should be at most ${longestPassword} characters`,
    PASSWORD_NO_DIGIT: 'Password should contain number',
    PASSWORD_NO_CASES: 'Password should contain upper and lower case',
    NOT_ALLOWED: 'Password should not contain control characters',
  };
  return messages[problem];
}
