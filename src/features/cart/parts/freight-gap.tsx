import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { request } from '#src/graphql/client.ts';
import { CartFreightDocument } from '#src/graphql/generated/graphql.ts';
import { freightGap } from '../freight.rules.ts';

const freightQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['cart', 'freight', merchant],
    queryFn: async ({ signal }) =>
      (await request(CartFreightDocument, { merchant }, { signal })).customerShipmentRates,
  });

/** How much more ships for nothing; silent where nothing is known about it. */
export default function FreightGap({ goods }: { goods: number }) {
  const money = useMoney();
  const { merchantName } = useHostConfig();
  const { data } = useQuery(freightQuery(merchantName));
  const gap = data && freightGap(data, goods);
  if (!gap) return null;
  const { name } = gap;
  return (
    <p className="text-sm text-ink-muted tabular-nums">
      {gap.missing === 0 ? (
        <Trans>{name}: free shipping</Trans>
      ) : (
        <Trans>
          {money(gap.missing)} more for free shipping ({name})
        </Trans>
      )}
    </p>
  );
}
