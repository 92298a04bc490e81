import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { SalesOrganisationsDocument } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { useCart } from '../cart.public.ts';

interface Props {
  totals: ReturnType<typeof useCart>['totals'];
}

/** The totals of the goods by sales organisation (B104). */
export function CartTotals({ totals }: Props) {
  const money = useMoney();
  return totals.map(({ sorg, total }) => (
    <div key={sorg} className="tabular-nums">
      {totals.length > 1 ? (
        <p className="text-sm font-semibold">
          <SorgName sorg={sorg} />
        </p>
      ) : null}
      <p className="flex items-baseline justify-between text-xl font-semibold">
        <span>
          <Trans>Total</Trans>
        </span>
        <span>{money(total)}</span>
      </p>
    </div>
  ));
}

const sorgsQuery = queryOptions({
  queryKey: ['cart', 'sorgs'],
  queryFn: async ({ signal }) => (await request(SalesOrganisationsDocument, {}, { signal })).sorgs,
});

/** The name of a sales organisation; its code until the name is loaded (B104). */
function SorgName({ sorg }: { sorg: string }) {
  const { data } = useQuery(sorgsQuery);
  return data?.find((one) => one.sorg === sorg)?.name ?? sorg;
}
