import * as v from 'valibot';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';

/**
 * Returns the problems of an input by a schema whose messages are codes (shared/validation); empty for a
 * valid one.
 * @param at prefix of the names of its fields, such as `input`
 */
export function ruleErrors(schema: v.GenericSchema, input: unknown, at: string): UserError[] {
  const issues = v.safeParse(schema, input, { abortPipeEarly: true }).issues ?? [];
  return issues.map((issue) => {
    const field = [at, v.getDotPath(issue)].filter(Boolean).join('.');
    return userError(field, issue.message, `${field}: ${issue.message}`);
  });
}
