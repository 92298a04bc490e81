import { Trans } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** The credit status as a small mark: color, icon and word; neutral while it is not known (B067). */
export function CreditMark({ status }: { status: 'ok' | 'blocked' | null }) {
  if (status === 'blocked')
    return (
      <Badge tone="error">
        <Icon name="error" size={14} />
        <Trans>Credit blocked</Trans>
      </Badge>
    );
  if (status === 'ok')
    return (
      <Badge tone="success">
        <Icon name="success" size={14} />
        <Trans>Credit OK</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Icon name="info" size={14} />
      <Trans>Credit</Trans>
    </Badge>
  );
}
