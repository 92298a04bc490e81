import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FeedbackButtons } from './feedback-buttons.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackResult } from './feedback-result.tsx';
import { closeFeedback, feedbackStore } from './feedback-store.ts';

/**
 * Consumer feedback: form, question, loading, success or failure (B112, U170 to U174). Closing it stops
 * nothing; opened again it continues where it was. Nothing without the permission (B113).
 */
export default function FeedbackDialog() {
  const { has } = useSession();
  const feedback = useSyncExternalStore(feedbackStore.subscribe, feedbackStore.getSnapshot);
  if (!has('consumer-voice.submit')) return null;
  return (
    <Dialog
      open={feedback.open}
      onOpenChange={(open) => open || closeFeedback()}
      title={
        feedback.step === 'confirm' ? <Trans>Send this message?</Trans> : <Trans>Feedback</Trans>
      }
      // New buttons for every step, so that the focus goes to the dialog and its title is read.
      footer={<FeedbackButtons key={feedback.step} step={feedback.step} />}
    >
      {feedback.step === 'form' ? (
        <FeedbackForm feedback={feedback} />
      ) : (
        <FeedbackResult feedback={feedback} />
      )}
    </Dialog>
  );
}
