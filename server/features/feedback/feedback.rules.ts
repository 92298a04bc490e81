import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { notTextMessage, textProblem } from '#shared/validation/text.rules.ts';

/** Far above what a person writes; the form itself has no limit (B114). */
const maxMessage = 20_000;

/** A message as it was written: it arrives with line breaks as backslash and n (B115). */
export function asWritten(message: string): string {
  return message.replaceAll('\\n', '\n').replace(/\r\n?/g, '\n');
}

/** Returns the problem of a message, with its line breaks as they are; null for a valid one (B114). */
export function messageProblem(message: string): UserError | null {
  const problem = (code: string, text: string) => userError('message', code, text);
  if (message === '') return problem('REQUIRED', 'Required');
  // The code units bound the work before the characters are counted.
  if (message.length > 2 * maxMessage || [...message].length > maxMessage)
    return problem('TOO_LONG', `At most ${maxMessage} characters`);
  if (message.trim() === '') return problem('EMPTY', 'Must not be empty');
  const code = textProblem(message, { multiline: true });
  return code && problem(code, notTextMessage);
}
