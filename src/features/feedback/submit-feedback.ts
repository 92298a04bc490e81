import { deriveId } from '#src/lib/derive-id.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { feedbackKey } from './feedback-entry.ts';
import { feedbackDraft, feedbackStore, updateFeedback } from './feedback-store.ts';

/**
 * Sends what was confirmed (B112): first it is put on the device, then it goes out, now or as soon
 * as there is a network. A refusal leads back to the form with the text.
 */
export async function submitFeedback(): Promise<void> {
  const viewer = boundViewer();
  const { text, key: before, shownId, step } = feedbackStore.getSnapshot();
  if (!viewer || step !== 'confirm') return;
  const draft = feedbackDraft(before);
  const key = before ?? feedbackKey();
  updateFeedback({ step: 'sending', failure: null, key, shownId: null });
  // In the meantime the form may have been opened for another message, or by another user.
  const tell: typeof updateFeedback = (news) => {
    if (feedbackStore.getSnapshot().key === key) updateFeedback(news);
  };
  try {
    const { keepFeedback, trySending } = await import('./feedback-device.ts');
    const draftId = shownId === null ? undefined : await deriveId(shownId, text);
    const id = await keepFeedback(viewer, { key, text, draftId });
    draft.keep(null);
    const outcome = await trySending(viewer, id);
    if (outcome.kind === 'refused') tell({ step: 'form', failure: outcome.failure });
    else tell({ step: outcome.kind });
  } catch {
    // Not even kept: the text stays in the form and in the draft.
    tell({ step: 'form', shownId, failure: { code: 'NOT_KEPT' } });
  }
}
