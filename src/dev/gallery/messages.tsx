import { useState } from 'react';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { StaleNotice } from '#src/crud/form/stale-notice.tsx';
import { installPrompt } from '#src/lib/device/install-prompt.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, type DialogProps } from '#src/ui/overlay/dialog.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { Notice, type Tone } from '#src/ui/state/notice.tsx';
import { Sample, Section } from './sample.tsx';

const tones: Tone[] = ['error', 'warning', 'info', 'success'];
const sides: NonNullable<DialogProps['side']>[] = ['center', 'bottom', 'left', 'right'];
const action = { label: 'Undo', onPress: () => undefined };

export function Messages() {
  return (
    <Section title="Notices and toasts">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} action={<Button variant="quiet">Try again</Button>}>
          A sentence in place, tone {tone}, with a way out.
        </Notice>
      ))}
      <Sample title="why an action did not work">
        <ProblemNotice problem={{ code: 'FORBIDDEN' }} />
      </Sample>
      <Sample title="what is shown could not be refreshed">
        <StaleNotice onRetry={() => undefined} />
      </Sample>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => toast({ tone, text: `A ${tone} in passing` })}
          >
            Toast: {tone}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => toast({ tone: 'info', text: 'Line removed', action })}
        >
          Toast with an action
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ tone: 'warning', text: 'Stands until closed', standing: true })}
        >
          Standing toast
        </Button>
      </div>
    </Section>
  );
}

export function Dialogs() {
  const [side, setSide] = useState<DialogProps['side'] | 'forced' | null>(null);
  const close = () => setSide(null);
  return (
    <Section title="Dialogs">
      <Sample title="from each side, one that must be answered, and the steps to install">
        <div className="flex flex-wrap gap-2">
          {[...sides, 'forced' as const].map((one) => (
            <Button key={one} variant="secondary" onClick={() => setSide(one)}>
              {one}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => void installPrompt.start()}>
            install
          </Button>
        </div>
      </Sample>
      <Dialog
        open={side !== null}
        onOpenChange={(open) => open || close()}
        closable={side !== 'forced'}
        side={side === 'forced' || side === null ? 'center' : side}
        title="Discard this change"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep
            </Button>
            <Button variant="danger" onClick={close}>
              Discard
            </Button>
          </>
        }
      >
        <p>It will not be sent, and this device goes back to what the server has.</p>
      </Dialog>
    </Section>
  );
}

const later = () => new Promise((done) => setTimeout(done, 1_000));

/** Questions before something that is hard to take back. */
export function Questions() {
  const [answer, setAnswer] = useState('not asked');
  const openConfirm = async (danger: boolean) => {
    const goesOn = await confirm({
      title: 'Delete order list “Spring”?',
      text: 'Its 12 lines are deleted for everybody of this shop.',
      action: 'Delete',
      cancel: 'Keep list',
      danger,
      ...(!danger && { work: later }),
    });
    setAnswer(goesOn ? 'confirmed' : 'cancelled');
  };
  return (
    <Section title="Questions">
      <Sample title={`answer: ${answer}`}>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" onClick={() => void openConfirm(true)}>
            Delete the list
          </Button>
          <Button variant="secondary" onClick={() => void openConfirm(false)}>
            Delete it while the question waits
          </Button>
        </div>
      </Sample>
    </Section>
  );
}
