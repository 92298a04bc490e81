import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  CartAreasDocument,
  CartFreightDocument,
  FreightBenefitsDocument,
} from '#src/graphql/generated/graphql.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import type { useCart } from '../cart.public.ts';
import { benefitGaps, freightGap } from '../freight.rules.ts';

type Lines = ReturnType<typeof useCart>['lines'];

/** A cart must have been left alone for so long, in ms, before its warehouses are asked for. */
const restTime = 1000;

const freightQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['cart', 'freight', merchant],
    queryFn: async ({ signal }) =>
      (await request(CartFreightDocument, { merchant }, { signal })).customerShipmentRates,
  });

const benefitQuery = (lines: Lines) => {
  const products = lines
    .filter(({ product }) => !product.blocked)
    .map(({ articleCode, qty }) => ({ articleCode, qty }));
  return queryOptions({
    queryKey: ['cart', 'freight-benefits', products],
    queryFn: async ({ signal }) => {
      const { orderReview } = await request(CartAreasDocument, { products }, { signal });
      const { qtyByWarehouseArea } = orderReview;
      if (qtyByWarehouseArea.length === 0) return [];
      const variables = { qtyByWarehouseArea };
      return (await request(FreightBenefitsDocument, variables, { signal })).cartFreightBenefits;
    },
    placeholderData: keepPreviousData,
  });
};

/** How much more ships for nothing, or for less (O044); silent where nothing is known about it. */
export function FreightGap({ goods, lines }: { goods: number; lines: Lines }) {
  const money = useMoney();
  const { merchantName } = useHostConfig();
  const { data } = useQuery(freightQuery(merchantName));
  const { data: benefits = [] } = useQuery(benefitQuery(useDebounced(lines, restTime)));
  const gap = data && freightGap(data, goods);
  const [next] = gap?.missing === 0 ? [] : benefitGaps(benefits);
  if (!gap && !next) return null;
  const less = next ? money(next.less) : '';
  const area = next?.area;
  const more = next?.more ?? 0;
  const name = gap?.name;
  return (
    <div className="text-sm text-ink-muted tabular-nums">
      {!gap ? null : gap.missing === 0 ? (
        <p>
          <Trans>{name}: free shipping</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            {{ amount: money(gap.missing) }} more for free shipping ({name})
          </Trans>
        </p>
      )}
      {!next ? null : (
        <p>
          {benefits.length > 1 ? (
            <Plural
              value={more}
              one={`# more piece from ${area}: ${less} less freight`}
              other={`# more pieces from ${area}: ${less} less freight`}
            />
          ) : (
            <Plural
              value={more}
              one={`# more piece: ${less} less freight`}
              other={`# more pieces: ${less} less freight`}
            />
          )}
        </p>
      )}
    </div>
  );
}
