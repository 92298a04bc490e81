import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { clickCollectQueries } from './click-collect.queries.ts';
import { OrderActions } from './components/order-actions.tsx';
import { OrderFacts } from './components/order-facts.tsx';
import { OrderLines } from './components/order-lines.tsx';
import { OrderMenu } from './components/order-menu.tsx';
import { StatusBadge } from './components/status-badge.tsx';
import { WaitingChange } from './components/waiting-change.tsx';
import { useHistoryTexts } from './use-history-texts.ts';
import { useMarking } from './use-marking.ts';

/** An order of a consumer: its lines are marked and submitted, then it is made ready and handed over (R050). */
export function Component() {
  const { id = '' } = useParams();
  return <OrderPage key={id} id={id} />;
}

function OrderPage({ id }: { id: string }) {
  const marking = useMarking(id);
  const { t } = useLingui();
  const { date } = useDates();
  const getTexts = useHistoryTexts();
  return (
    <DetailPage
      query={clickCollectQueries.one(id)}
      record={(order) => order ?? null}
      back={{ to: paths.clickCollect(), label: t`Click & Collect` }}
      gone={{ title: <Trans>This order no longer exists, or you have no access to it</Trans> }}
      missing={<Trans>This order is not on this device.</Trans>}
      title={({ orderNumber }) => orderNumber}
      status={({ status, overdue }) => (
        <>
          <StatusBadge status={status} />
          {overdue ? (
            <Badge tone="error">
              <Trans>Overdue</Trans>
            </Badge>
          ) : null}
        </>
      )}
      next={({ pickUpBy }) =>
        pickUpBy ? <Trans>To be collected by {{ day: date(pickUpBy) }}</Trans> : null
      }
      primary={(order) => <OrderActions order={order} marking={marking} />}
      more={(order) => <OrderMenu order={order} />}
      history={(order) => (
        <ChangeHistory feature="click-collect" id={order.id} getTexts={getTexts} />
      )}
    >
      {(order) => (
        <>
          <WaitingChange order={order} />
          <OrderLines order={order} marking={marking} />
          <OrderFacts order={order} />
        </>
      )}
    </DetailPage>
  );
}
