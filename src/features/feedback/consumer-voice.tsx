import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { VoiceButtons } from './voice-buttons.tsx';
import { VoiceForm } from './voice-form.tsx';
import { VoiceResult } from './voice-result.tsx';
import { closeVoice, voiceStore } from './voice-store.ts';

/**
 * Consumer voice: form, question, loading, success or failure (B112, U170 to U174). Closing it stops
 * nothing; opened again it stands where it was. Absent without the permission (B113).
 */
export default function ConsumerVoice() {
  const { has } = useSession();
  const voice = useSyncExternalStore(voiceStore.subscribe, voiceStore.getSnapshot);
  if (!has('consumer-voice.submit')) return null;
  return (
    <Dialog
      open={voice.open}
      onOpenChange={(open) => open || closeVoice()}
      title={voice.step === 'confirm' ? <Trans>Send this message?</Trans> : <Trans>Feedback</Trans>}
      // New buttons for every step, so that the focus goes to the dialog and its title is read.
      footer={<VoiceButtons key={voice.step} step={voice.step} />}
    >
      {voice.step === 'form' ? <VoiceForm voice={voice} /> : <VoiceResult voice={voice} />}
    </Dialog>
  );
}
