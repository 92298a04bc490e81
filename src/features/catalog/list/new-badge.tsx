import { Trans } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';

/** Says that an article, or a model with one, is a new arrival (reading 72); nothing for all others. */
export function NewBadge({ isNew }: { isNew: boolean }) {
  if (!isNew) return null;
  return (
    <Badge tone="brand">
      <Trans comment="mark of an article that has just come into the range">New</Trans>
    </Badge>
  );
}
