import * as v from 'valibot';
import { createStore } from '#src/lib/create-store.ts';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import type { Failure, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';

/** The steps of consumer feedback (B112); `waiting` and `retrying` are sent automatically later. */
export type FeedbackStep = 'form' | 'confirm' | 'sending' | 'sent' | 'waiting' | 'retrying';

export interface FeedbackState {
  open: boolean;
  step: FeedbackStep;
  text: string;
  /** Names a message that the outbox has or had; null for a new one. */
  key: string | null;
  /** The id of the kept draft that is shown; null for a text that is not kept. */
  shownId: string | null;
  /** Why the last attempt failed; the text stays in the form. */
  failure: Failure | null;
}

const fresh: FeedbackState = {
  open: false,
  step: 'form',
  text: '',
  key: null,
  shownId: null,
  failure: null,
};

const feedback = createStore(fresh);

export function updateFeedback(news: Partial<FeedbackState>): void {
  feedback.set({ ...feedback.getSnapshot(), ...news });
}

// The text of another user is never shown.
onViewerChange(() => updateFeedback(fresh));

/** For `useSyncExternalStore`. */
export const feedbackStore = { getSnapshot: feedback.getSnapshot, subscribe: feedback.subscribe };

/** The draft of a new message, or of one that is being corrected. */
export function feedbackDraft(key: string | null) {
  const userId = boundViewer()?.userId ?? '-';
  return keptDraft(userId, key ?? 'feedback', v.string());
}

/**
 * Opens consumer feedback where the user left it: with the draft, the message on its way or the one
 * that failed.
 * @param refused an entry of the outbox that the server refused, to be corrected and sent again
 */
export function openFeedback(refused?: Pick<OutboxEntry, 'keys' | 'note'>): void {
  const now = feedback.getSnapshot();
  const underWay = now.step === 'sending' || now.failure !== null;
  const key = refused?.keys[0] ?? null;
  const stays = underWay && (key === null || key === now.key);
  if (stays) updateFeedback({ open: true });
  else {
    const before = refused?.note.text;
    const draft = feedbackDraft(key);
    const text = draft.read() ?? (typeof before === 'string' ? before : '');
    updateFeedback({ ...fresh, key, text, shownId: draft.readId(), open: true });
  }
}

/** Takes what is typed and keeps it over reloads. */
export function writeFeedback(text: string): void {
  const draft = feedbackDraft(feedback.getSnapshot().key);
  draft.keep(text === '' ? null : text);
  updateFeedback({ text, shownId: draft.readId() });
}

/** Closes it; what is on its way goes on, what is not confirmed yet is still to be confirmed. */
export function closeFeedback(): void {
  updateFeedback({
    open: false,
    ...(feedback.getSnapshot().step === 'confirm' && { step: 'form' }),
  });
}
