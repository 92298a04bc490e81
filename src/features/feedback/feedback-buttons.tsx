import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { feedbackFormId } from './feedback-form.tsx';
import { closeFeedback, type FeedbackStep, updateFeedback } from './feedback-store.ts';
import { submitFeedback } from './submit-feedback.ts';

/** The buttons of a step of consumer feedback. */
export function FeedbackButtons({ step }: { step: FeedbackStep }) {
  const later = step === 'waiting' || step === 'retrying';
  if (step === 'form')
    return (
      <>
        <Button variant="secondary" onClick={closeFeedback}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" type="submit" form={feedbackFormId}>
          <Trans>Send</Trans>
        </Button>
      </>
    );
  if (step === 'confirm')
    return (
      <>
        <Button variant="secondary" onClick={() => updateFeedback({ step: 'form' })}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="primary" onClick={() => void submitFeedback()}>
          <Trans>Yes, send</Trans>
        </Button>
      </>
    );
  return (
    <>
      {later ? (
        <LocaleLink
          to={paths.pendingChanges()}
          onClick={closeFeedback}
          className={buttonClass('quiet')}
        >
          <Trans>Pending changes</Trans>
        </LocaleLink>
      ) : null}
      <Button variant={step === 'sending' ? 'secondary' : 'primary'} onClick={closeFeedback}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}
