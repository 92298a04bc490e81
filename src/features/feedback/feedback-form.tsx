import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { feedbackProblem } from './feedback.rules.ts';
import { type FeedbackState, updateFeedback, writeFeedback } from './feedback-store.ts';
import { GrowingText } from './growing-text.tsx';

/** The form's id, for the button in the dialog's footer. */
export const feedbackFormId = 'consumer-voice';

/** The text, what is wrong with it, and why the last attempt failed (U170, U174, B114, B116, B117). */
export function FeedbackForm({ feedback }: { feedback: FeedbackState }) {
  const { t } = useLingui();
  const texts = useProblemText();
  const [problem, setProblem] = useState<ReturnType<typeof feedbackProblem>>(null);
  const { failure, text } = feedback;
  const ofField = failure?.field ? failure : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = feedbackProblem(text);
    setProblem(found);
    if (!found) updateFeedback({ step: 'confirm' });
  };
  const wrong = problem ? { code: problem } : ofField;
  return (
    <form id={feedbackFormId} noValidate onSubmit={submit} className="space-y-4">
      {failure ? (
        <Notice tone="error">
          <p className="font-semibold">
            <Trans>Failed sending consumer voice</Trans>
          </p>
          {failure.code === 'NOT_KEPT' ? (
            <p>
              <Trans>This device could not keep it. Your text is still here.</Trans>
            </p>
          ) : ofField ? null : (
            <p>{texts(failure)}</p>
          )}
        </Notice>
      ) : null}
      <GrowingText
        label={t`What would you like to tell us?`}
        rows={4}
        required
        value={text}
        error={wrong && texts(wrong)}
        onChange={(event) => {
          writeFeedback(event.target.value);
          if (problem) setProblem(feedbackProblem(event.target.value));
        }}
      />
    </form>
  );
}
