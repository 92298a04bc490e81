import { useLingui } from '@lingui/react/macro';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { isRefused, isRefusedByServer } from '#src/offline/outbox/outbox-entry.ts';
import { feedbackOperation } from './feedback-entry.ts';
import { openFeedback } from './feedback-store.ts';

/** So many letters of a long text are shown. */
const excerptLength = 80;

function excerpt(text: unknown): string {
  const letters = [...String(text ?? '').replace(/\s+/g, ' ')];
  const short = letters.slice(0, excerptLength).join('').trim();
  return letters.length > excerptLength ? `${short}…` : short;
}

export function useFeedbackChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  return {
    [feedbackOperation](entry) {
      const text = excerpt(entry.note.text);
      // One that the server may have is not sent again in other words.
      const unsent = isRefused(entry) && (isRefusedByServer(entry) || !entry.sent);
      const edit = unsent ? () => openFeedback(entry) : null;
      return { feature: t`Feedback`, title: t`Feedback: ${text}`, to: null, edit };
    },
  };
}
