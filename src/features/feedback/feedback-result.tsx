import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/state/notice.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import type { FeedbackState } from './feedback-store.ts';

/**
 * The steps after the form: the text to confirm, loading, success, or that it is still pending (U171 to
 * U174).
 */
export function FeedbackResult({ feedback }: { feedback: FeedbackState }) {
  const { step, text } = feedback;
  return (
    <div className="space-y-4">
      {step === 'sending' ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          <Trans>Sending</Trans>
        </p>
      ) : null}
      {step === 'sent' ? (
        <Notice tone="success">
          <Trans>Successfully sending consumer voice</Trans>
        </Notice>
      ) : null}
      {step === 'waiting' ? (
        <Notice tone="info">
          <Trans>Waiting to be sent. It goes out when you are online.</Trans>
        </Notice>
      ) : null}
      {step === 'retrying' ? (
        <Notice tone="error">
          <p className="font-semibold">
            <Trans>Failed sending consumer voice</Trans>
          </p>
          <p>
            <Trans>It is kept on this device and tried again.</Trans>
          </p>
        </Notice>
      ) : null}
      {step === 'sent' ? null : (
        <blockquote
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long texts are scrolled by keyboard
          tabIndex={0}
          className="max-h-[50dvh] overflow-y-auto rounded border-l-4 border-line-strong bg-sunken px-3 py-2 break-words whitespace-pre-wrap"
        >
          {text}
        </blockquote>
      )}
    </div>
  );
}
