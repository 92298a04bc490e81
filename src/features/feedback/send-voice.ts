import { boundViewer } from '#src/offline/viewer.ts';
import { feedbackKey } from './feedback-entry.ts';
import { changeVoice, voiceDraft, voiceStore } from './voice-store.ts';

/**
 * Sends what was confirmed (B112): first it is put on the device, then it goes out, now or as soon
 * as there is a network. A refusal leads back to the form with the text.
 */
export async function sendVoice(): Promise<void> {
  const viewer = boundViewer();
  const { text, key: before, step } = voiceStore.getSnapshot();
  if (!viewer || step !== 'confirm') return;
  const draft = voiceDraft(before);
  const key = before ?? feedbackKey();
  changeVoice({ step: 'sending', failure: null, key });
  // Meanwhile the form may have been opened for something else, or by somebody else.
  const tell: typeof changeVoice = (news) => {
    if (voiceStore.getSnapshot().key === key) changeVoice(news);
  };
  try {
    const { keepFeedback, settleFeedback } = await import('./feedback-device.ts');
    const id = await keepFeedback(viewer, key, text);
    draft.keep(null);
    const outcome = await settleFeedback(viewer, id);
    if (outcome.kind === 'refused') tell({ step: 'form', failure: outcome.failure });
    else tell({ step: outcome.kind });
  } catch {
    // Not even kept: the text stays in the form and in the draft.
    tell({ step: 'form', failure: { code: 'NOT_KEPT' } });
  }
}
