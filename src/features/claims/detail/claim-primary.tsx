import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { captureStatus } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { type ClaimChanges, useClaimChanges } from './use-claim-changes.ts';
import { useMissing } from './use-missing.ts';

type Props = { claim: ShownClaim };

/** Sends a draft, which must be complete for that. */
function SendDraft({ claim, status }: Props & { status: NonNullable<ClaimChanges['send']> }) {
  const { t } = useLingui();
  const online = useOnline();
  const { missing } = useMissing(claim);
  if (missing.length > 0)
    return (
      <ButtonLink primary to={paths.editClaim(claim.id)}>
        <Trans comment="a claim that lacks photos or facts">Complete it</Trans>
      </ButtonLink>
    );
  const send = async () => {
    try {
      await captureStatus(claim, { status, from: claim.status.id });
    } catch (error) {
      return sayNotSaved(error);
    }
    const text = online ? t`The claim is sent.` : t`The claim is sent when you are online.`;
    toast({ tone: 'success', text });
  };
  return (
    <Button variant="primary" onClick={() => void send()}>
      <Trans>Send claim</Trans>
    </Button>
  );
}

/** The one thing that the user has to do with a claim, where there is one: send it, answer, or decide. */
export function ClaimPrimary({ claim }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { send, answer, others } = useClaimChanges(claim);
  const close = () => setOpen(false);
  if (send) return <SendDraft claim={claim} status={send} />;
  if (answer)
    return (
      <>
        <Button variant="primary" onClick={() => setOpen(true)}>
          <Trans comment="the question of the distributor about a claim">Answer</Trans>
        </Button>
        {isOpen ? <AnswerDialog claim={claim} status={answer} onClose={close} /> : null}
      </>
    );
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Trans comment="a claim">Decide</Trans>
      </Button>
      {isOpen ? <StatusDialog claim={claim} statuses={others} onClose={close} /> : null}
    </>
  );
}
