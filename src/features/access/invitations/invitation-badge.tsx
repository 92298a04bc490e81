import { useLingui } from '@lingui/react/macro';
import type { InvitationState } from '#src/graphql/generated/graphql.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import type { InvitedUser } from './invitation.queries.ts';

const tones: Record<InvitationState, NonNullable<BadgeProps['tone']>> = {
  pending: 'info',
  expired: 'warning',
  failed: 'error',
  revoked: 'neutral',
  used: 'success',
};

/** The states of invitations in words. */
export function useInvitationTexts(): Record<InvitationState | 'notInvited', string> {
  const { t } = useLingui();
  return {
    notInvited: t({ message: 'Not invited', comment: 'state of a user without a password' }),
    pending: t({ message: 'Invited', comment: 'state of an invitation: not used yet' }),
    expired: t({ message: 'Invitation expired', comment: 'state of an invitation' }),
    failed: t({ message: 'E-mail not delivered', comment: 'state of an invitation' }),
    revoked: t({ message: 'Invitation withdrawn', comment: 'state of an invitation' }),
    used: t({ message: 'Invitation used', comment: 'state of an invitation' }),
  };
}

interface Props {
  user: Pick<InvitedUser, 'hasPassword' | 'invitation'>;
  /** Says also of a user with a password that an invitation was used. */
  always?: boolean;
}

/** Whether a user without a password was invited, and what became of it; nothing for a user with a password. */
export function InvitationBadge({ user: { hasPassword, invitation }, always = false }: Props) {
  const texts = useInvitationTexts();
  if (hasPassword && !always) return null;
  if (!invitation) return hasPassword ? null : <Badge>{texts.notInvited}</Badge>;
  return <Badge tone={tones[invitation.state]}>{texts[invitation.state]}</Badge>;
}
