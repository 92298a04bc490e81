import type { MutationMessage, UserError } from '#server/graphql/generated/types.ts';

export interface MutationFailure {
  message: MutationMessage;
  userErrors: UserError[];
}

/** An expected failure for one field; `code` is stable and decides, `message` is only English text. */
export function userError(field: string, code: string, message: string): UserError {
  return { field, code, message };
}

/** The answer of a mutation that did nothing. */
export function failure(userErrors: UserError[]): MutationFailure {
  return {
    message: { status: false, description: userErrors[0]?.message ?? 'Not done' },
    userErrors,
  };
}

/** The message of a mutation that took effect. */
export function success(description: string): MutationMessage {
  return { status: true, description };
}
