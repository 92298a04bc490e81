import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import type { ListedClaim } from '../claims.queries.ts';

const tones: Record<ListedClaim['status']['category'], NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  open: 'info',
  waiting: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
  closed: 'neutral',
};

/** The status of a claim in the server's words, coloured by what it means (B218). */
export function StatusBadge({ status }: Pick<ListedClaim, 'status'>) {
  return <Badge tone={tones[status.category]}>{status.description}</Badge>;
}
