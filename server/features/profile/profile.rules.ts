import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import type { ProfileInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { limits } from '#shared/validation/limits.ts';
import { type PasswordProblem, passwordMessage } from '#shared/validation/password.rules.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';

type Host = Pick<HostConfig, 'languages' | 'minimumPasswordLength' | 'passwordComposition'>;

/** The most characters that the login accepts; no password was ever longer. */
const longestTry = 1_000;

/** Control and line characters, halves of characters, and what turns the direction of writing. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const name = v.pipe(
  v.string(),
  required,
  notEmpty,
  v.trim(),
  atMost(limits.text),
  v.check((value) => !unprintable.test(value), 'NOT_ALLOWED'),
);

const messages: Record<string, string> = {
  REQUIRED: 'Required',
  EMPTY: 'Must not be empty',
  TOO_LONG: `At most ${limits.text} characters`,
  NOT_ALLOWED: 'Control characters are not allowed',
};

/** Whether a host has a language. */
export function speaks({ languages }: Pick<HostConfig, 'languages'>, language: string): boolean {
  return languages.some(({ code }) => code === language);
}

/**
 * Returns the problems of a profile that can be found without the present password (B163, B165, B175 to
 * B177).
 * @param passwordProblems the problems of the new password
 */
export function profileProblems(
  input: ProfileInput,
  host: Host,
  passwordProblems: readonly PasswordProblem[],
): UserError[] {
  return [
    ...nameProblems(input.name),
    ...languageProblems(input.language, host),
    ...(input.newPassword ? currentPasswordProblems(input) : []),
    ...passwordProblems.map((code) => userError('newPassword', code, passwordMessage(code, host))),
  ];
}

/** A name as it is kept: without blanks at its ends. */
export function keptName(input: ProfileInput): string {
  return input.name.trim();
}

/** The present password was not the right one (M046). */
export const wrongPassword = userError('currentPassword', 'WRONG_PASSWORD', 'Incorrect password');

/** The throttle of the login does not let another password be tried now. */
export const tooManyAttempts = userError(
  'currentPassword',
  'TOO_MANY_ATTEMPTS',
  'Too many attempts',
);

/** The user was deactivated since the access token was handed out: the client has to log in again. */
export function userGone(): GraphQLError {
  return new GraphQLError('Log in again', { extensions: { code: 'UNAUTHENTICATED' } });
}

function nameProblems(given: string): UserError[] {
  const parsed = v.safeParse(name, given, { abortPipeEarly: true });
  if (parsed.success) return [];
  const [{ message: code }] = parsed.issues;
  return [userError('name', code, messages[code] ?? code)];
}

function languageProblems(language: string, host: Host): UserError[] {
  if (language === '') return [userError('language', 'REQUIRED', 'Required')];
  if (speaks(host, language)) return [];
  return [userError('language', 'NOT_A_LANGUAGE', 'This portal does not have this language')];
}

function currentPasswordProblems({ currentPassword }: ProfileInput): UserError[] {
  if (!currentPassword) return [userError('currentPassword', 'REQUIRED', 'Required')];
  return currentPassword.length > longestTry ? [wrongPassword] : [];
}
