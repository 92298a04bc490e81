/** The states of a frame in a recall, in their order. */
export const recallStates = ['open', 'inspected', 'repaired', 'not affected', 'returned'] as const;

export type RecallState = (typeof recallStates)[number];

/** The files that prove what was done. */
export const recallPhotos = {
  purpose: 'serials/recall-photo',
  most: 10,
  maxBytes: 10_000_000,
} as const;

export const isRecallState = (text: string): text is RecallState =>
  (recallStates as readonly string[]).includes(text);

/** Whether nothing is left to do about the frame. */
export const isRecallDone = (state: RecallState): boolean =>
  state !== 'open' && state !== 'inspected';

/** Whether a task may get another state. A mistake can be corrected, but no task is open again. */
export const isNextRecallState = (from: RecallState, to: RecallState): boolean =>
  to !== 'open' || from === 'open';
