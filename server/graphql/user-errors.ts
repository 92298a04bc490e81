import type { MutationMessage, UserError } from '#server/graphql/generated/types.ts';

export interface MutationFailure {
  message: MutationMessage;
  userErrors: UserError[];
}

/**
 * Builds an expected failure of one field; clients act on the stable `code`, `message` is only English
 * text.
 * @param facts the maximum, where it may be disclosed; the present price, minor units; the day and the owner of what
 *   is there already; the row of the file that this one repeats
 */
export function userError(
  field: string,
  code: string,
  message: string,
  facts: {
    most?: number;
    amount?: number;
    day?: string;
    name?: string;
    firstLine?: number;
    count?: number;
  } = {},
): UserError {
  // Facts left out are null in GraphQL.
  return { field, code, message, ...facts } as UserError;
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
