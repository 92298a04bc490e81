import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { clickCollectQueries, type ShownOrder } from '../click-collect.queries.ts';

/** The consumer of an order, and where it comes from. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useMoney();
  const { id, createdAt, createdBy, buildFee } = order;
  const { data: customer } = useQuery(clickCollectQueries.consumer(id));
  return (
    <DescriptionList
      look="facts"
      entries={[
        { name: t`Consumer`, value: customer?.fullName },
        {
          name: t`E-mail`,
          value: customer?.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : null,
        },
        {
          name: t`Phone`,
          value: customer?.phone ? <a href={`tel:${customer.phone}`}>{customer.phone}</a> : null,
        },
        { name: t`Created`, value: date(createdAt) },
        { name: t`Created by`, value: createdBy },
        { name: t`Fee for the assembly`, value: buildFee ? money(buildFee) : null },
      ]}
    />
  );
}
