import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import type { InvitedUser } from './invitation.queries.ts';
import { InvitationBadge } from './invitation-badge.tsx';
import { useInvitationActions } from './use-invitation-actions.tsx';

/** The password of a user on the user's form: whether there is one, the invitation, and what can be done. */
export function InvitationActions({ user }: { user: InvitedUser }) {
  const { t } = useLingui();
  const online = useOnline();
  const actions = useInvitationActions()(user);
  return (
    <section className="space-y-3" aria-label={t`Password and invitation`}>
      <div className="flex flex-wrap items-center gap-2">
        <InvitationBadge user={user} always />
        <InvitationDates user={user} />
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, danger, disabledReason, onSelect }) => (
          <Button
            key={label}
            variant={danger ? 'danger' : 'secondary'}
            disabledReason={online ? (disabledReason ?? null) : t`You are offline.`}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** When the invitation was mailed, and until when its link works. */
export function InvitationDates({
  user: { invitation },
}: {
  user: Pick<InvitedUser, 'invitation'>;
}) {
  const { dateTime } = useDates();
  if (!invitation) return null;
  const { sentAt, expiresAt, isMailed, state } = invitation;
  return (
    <span className="text-sm text-ink-muted">
      {sentAt ? <Trans>Sent {{ time: dateTime(sentAt) }}.</Trans> : null}
      {isMailed && !sentAt && state === 'pending' ? <Trans>The e-mail is on its way.</Trans> : null}{' '}
      {state === 'pending' ? <Trans>Works until {{ time: dateTime(expiresAt) }}.</Trans> : null}
    </span>
  );
}
