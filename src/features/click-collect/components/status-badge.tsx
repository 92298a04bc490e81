import type { ClickCollectStatusName } from '#shared/click-collect/statuses.ts';
import { Badge } from '#src/ui/badge.tsx';
import { statusTones, useOrderTexts } from '../use-order-texts.ts';

/** The status of an order in the reader's words. */
export function StatusBadge({ status }: { status: ClickCollectStatusName }) {
  const { statuses } = useOrderTexts();
  return <Badge tone={statusTones[status]}>{statuses[status]}</Badge>;
}
