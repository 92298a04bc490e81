import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { addressText } from '#shared/address-text.ts';
import { paths } from '#src/app/paths.ts';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { type ShownOrder, thirdPartyQueries } from '../third-party.queries.ts';
import { AllItemsAction } from './item-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { statusTones, useHistoryTexts, useStatusTexts } from './use-status-texts.ts';

/** An order at a vendor: its items with their states, which buyer and vendor change (U285, B284, reading 75). */
export function Component() {
  const { t } = useLingui();
  const { orderNo = '' } = useParams();
  const money = useMoney();
  const { date } = useDates();
  const statuses = useStatusTexts();
  const getTexts = useHistoryTexts();
  return (
    <DetailPage
      key={orderNo}
      query={thirdPartyQueries.order(orderNo)}
      record={({ orders }) => orders[0] ?? null}
      back={{ to: paths.thirdPartyOrders(), label: t`Third-party orders` }}
      gone={{ title: <Trans>This order no longer exists, or you have no access to it</Trans> }}
      missing={<Trans>This order is not on this device.</Trans>}
      title={(order) => order.orderNo}
      figure={({ totalOrder }) => money(totalOrder)}
      status={({ status }) => <Badge tone={statusTones[status]}>{statuses[status]}</Badge>}
      next={({ reqDeliveryDate }) =>
        reqDeliveryDate ? <Trans>Requested for {{ day: date(reqDeliveryDate) }}</Trans> : null
      }
      primary={(order) => <AllItemsAction order={order} />}
      history={(order) => (
        <ChangeHistory feature="third-party" id={order.orderNo} getTexts={getTexts} />
      )}
    >
      {(order) => (
        <>
          <OrderItems order={order} />
          <OrderFacts order={order} />
        </>
      )}
    </DetailPage>
  );
}

function OrderFacts({ order }: { order: ShownOrder }) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { product, custThirdParty, createdAt, isPickup, address, notes } = order;
  return (
    <DescriptionList
      look="facts"
      entries={[
        { name: t`Vendor`, value: product.vendor.name },
        { name: t`Buyer`, value: custThirdParty.name },
        { name: t`Ordered`, value: dateTime(createdAt) },
        { name: isPickup ? t`Collected at` : t`Ship to`, value: addressText(address) },
        { name: t`Notes`, value: notes },
      ]}
    />
  );
}
