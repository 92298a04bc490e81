import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getDayIn } from '#shared/days.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { Badge } from '#src/ui/badge.tsx';
import { productQueries } from './product.queries.ts';

interface Props {
  sorg: string;
  code: string;
}

/** Says that a variant is sold ahead, and from when it can be ordered (F039, N033); else nothing. */
export function PreOrder({ sorg, code }: Props) {
  const { date } = useDates();
  const { timeZone } = useHostConfig();
  const { data } = useQuery(productQueries.analysis(sorg, code));
  const day = data?.availableForOrderAt;
  if (!day || day <= getDayIn(timeZone, getServerNow())) return null;
  const from = date(day);
  return (
    <Badge tone="info">
      <Trans>Pre-order from {from}</Trans>
    </Badge>
  );
}
