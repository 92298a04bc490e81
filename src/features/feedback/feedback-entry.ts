import type { SendCustomerFeedbackMutationVariables } from '#src/graphql/generated/graphql.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';

// The outbox entry of consumer feedback; it is sent without code of its own (feedback.feature.ts).

export const feedbackOperation = 'SendCustomerFeedback';

/** The outbox's display data of a message: the text as it was typed. */
export interface FeedbackNote extends Record<string, unknown> {
  text: string;
}

/** The name of a new message; one that is corrected after a refusal keeps it. */
export function feedbackKey(): string {
  return `feedback/${crypto.randomUUID()}`;
}

/** The text as it is sent: every line break is a backslash followed by n (B115). */
export function messageOf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\\n');
}

/** One message to be sent. A refused one of the same key gives way to it. */
export function feedbackEntry(
  key: string,
  text: string,
): NewEntry & { variables: SendCustomerFeedbackMutationVariables; note: FeedbackNote } {
  return {
    operation: feedbackOperation,
    variables: { message: messageOf(text) },
    keys: [key],
    note: { text },
  };
}
