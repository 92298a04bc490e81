import type { MutationMessage, UserError } from '#server/graphql/generated/types.ts';

export interface MutationFailure {
  message: MutationMessage;
  userErrors: UserError[];
}

/**
 * An expected failure for one field; `code` is stable and decides, `message` is only English text.
 * @param most the most that is possible, where more was asked for and it may be told
 */
export function userError(field: string, code: string, message: string, most?: number): UserError {
  // Left out where there is none: GraphQL answers null for it.
  return { field, code, message, ...(most !== undefined && { most }) } as UserError;
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
