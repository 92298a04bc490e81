import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { sendVoice } from './send-voice.ts';
import { voiceFormId } from './voice-form.tsx';
import { changeVoice, closeVoice, type VoiceStep } from './voice-store.ts';

/** What can be done at a step of consumer voice. */
export function VoiceButtons({ step }: { step: VoiceStep }) {
  const later = step === 'waiting' || step === 'retrying';
  if (step === 'form')
    return (
      <>
        <Button variant="secondary" onClick={closeVoice}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" type="submit" form={voiceFormId}>
          <Trans>Send</Trans>
        </Button>
      </>
    );
  if (step === 'confirm')
    return (
      <>
        <Button variant="secondary" onClick={() => changeVoice({ step: 'form' })}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="primary" onClick={() => void sendVoice()}>
          <Trans>Yes, send</Trans>
        </Button>
      </>
    );
  return (
    <>
      {later ? (
        <LocaleLink
          to={paths.pendingChanges()}
          onClick={closeVoice}
          className={buttonClass('quiet')}
        >
          <Trans>Pending changes</Trans>
        </LocaleLink>
      ) : null}
      <Button variant={step === 'sending' ? 'secondary' : 'primary'} onClick={closeVoice}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}
