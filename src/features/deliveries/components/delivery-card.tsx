import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ArticleLink } from '#src/crud/record/article-link.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { OrderType } from '#src/features/orders/orders.public.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Fold } from '#src/ui/layout/fold.tsx';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { TrackingLink } from '#src/ui/tracking-link.tsx';
import { useDeliveryNote } from '../use-delivery-note.ts';

function DeliveryLine({ line }: { line: DeliveryCardFragment['details'][number] }) {
  const money = useMoney();
  const { quantity } = useUnits();
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <div className="min-w-0">
        <ArticleLink slug={line.slug} category={line.category} article={line.article}>
          {line.description}
        </ArticleLink>
        <p className="tabular text-sm text-ink-muted">
          {line.article_code_display} ·{' '}
          <TextLink to={paths.order(line.orderNo)}>
            <Trans>Order {{ number: line.orderNo }}</Trans>
          </TextLink>
        </p>
      </div>
      <p className="tabular shrink-0 text-right">
        {quantity(line.orderQty, line.uom)}
        <SecondLine>{money(line.price)}</SecondLine>
      </p>
    </li>
  );
}

/** One delivery (E517 to E531); its lines open in place. */
export function DeliveryCard({ delivery }: { delivery: DeliveryCardFragment }) {
  const { orderTypeDisplay } = useHostConfig();
  const { date } = useDates();
  const note = useDeliveryNote()(delivery);
  const { doNumber, details, shippedOn, deliveryDate, estimatedDeliveryDate: expected } = delivery;
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="tabular font-semibold">{doNumber}</p>
          <p className="text-sm text-ink-muted">
            <InlineFacts>
              {orderTypeDisplay ? <OrderType type={delivery.orderType} /> : null}
              {delivery.expeditionName}
              <Trans>shipped on {{ day: date(shippedOn) }}</Trans>
              {deliveryDate ? <Trans>delivered on {{ day: date(deliveryDate) }}</Trans> : null}
              {!deliveryDate && expected ? (
                <Trans>expected on {{ day: date(expected) }}</Trans>
              ) : null}
            </InlineFacts>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <TrackingLink {...delivery} />
          <FileButtons fileName={() => note.title} pdf={() => note} of={note.title} />
        </div>
      </div>
      <Fold
        summary={
          <>
            <Plural value={{ count: details.length }} one="# article" other="# articles" />
            <span className="sr-only">
              <Trans>of delivery {doNumber}</Trans>
            </span>
          </>
        }
      >
        <ul className="divide-y divide-line border-t border-line">
          {details.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same article of an order may come twice
            <DeliveryLine key={index} line={line} />
          ))}
        </ul>
      </Fold>
    </li>
  );
}
