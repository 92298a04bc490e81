import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { OrderType, TrackingLink } from '#src/features/orders/orders.public.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useUnits } from '#src/i18n/use-units.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useDeliveryNote } from '../use-delivery-note.ts';
import { useDeliveryWords } from '../use-delivery-words.ts';

type Line = DeliveryCardFragment['details'][number];

/** Where the delivery is, in words. */
function Where({ delivery }: { delivery: DeliveryCardFragment }) {
  const { date } = useDates();
  const { shippedOn, deliveryDate, estimatedDeliveryDate } = delivery;
  return (
    <>
      <Trans>shipped on {{ day: date(shippedOn) }}</Trans>
      {deliveryDate ? (
        <>
          {' · '}
          <Trans>delivered on {{ day: date(deliveryDate) }}</Trans>
        </>
      ) : estimatedDeliveryDate ? (
        <>
          {' · '}
          <Trans>expected on {{ day: date(estimatedDeliveryDate) }}</Trans>
        </>
      ) : null}
    </>
  );
}

function Article({ line }: { line: Line }) {
  if (!line.slug || !line.category)
    return <span className="wrap-anywhere">{line.description}</span>;
  return (
    <LocaleLink
      to={paths.product(line.category.toLowerCase(), line.slug, { article: line.article })}
      className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 wrap-anywhere hover:underline"
    >
      {line.description}
    </LocaleLink>
  );
}

function DeliveryLine({ line }: { line: Line }) {
  const money = useMoney();
  const { quantity } = useUnits();
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <div className="min-w-0">
        <Article line={line} />
        <p className="tabular text-sm text-ink-muted">
          {line.article_code_display} ·{' '}
          <LocaleLink
            to={paths.order(line.orderNo)}
            className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 hover:underline"
          >
            <Trans>Order {{ number: line.orderNo }}</Trans>
          </LocaleLink>
        </p>
      </div>
      <p className="tabular shrink-0 text-right">
        {quantity(line.orderQty, line.uom)}
        <span className="block text-sm text-ink-muted">{money(line.price)}</span>
      </p>
    </li>
  );
}

/** One delivery (E517 to E531); its lines open in place. */
export function DeliveryCard({ delivery }: { delivery: DeliveryCardFragment }) {
  const { orderTypeDisplay } = useHostConfig();
  const words = useDeliveryWords();
  const noteOf = useDeliveryNote();
  const { doNumber, details, expeditionName, orderType } = delivery;
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="tabular font-semibold">{doNumber}</p>
          <p className="text-sm text-ink-muted">
            {orderTypeDisplay ? (
              <>
                <OrderType type={orderType} />
                {' · '}
              </>
            ) : null}
            {expeditionName ? `${expeditionName} · ` : null}
            <Where delivery={delivery} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <TrackingLink {...delivery} />
          <FileButtons
            fileName={() => words.note(doNumber)}
            pdf={() => noteOf(delivery)}
            of={words.note(doNumber)}
          />
        </div>
      </div>
      <details className="group">
        <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-1 rounded text-brand-ink">
          <Icon name="chevron-right" size={20} className="group-open:rotate-90" />
          <Plural value={{ count: details.length }} one="# article" other="# articles" />
          <span className="sr-only">
            <Trans>of delivery {doNumber}</Trans>
          </span>
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {details.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same article of an order may come twice
            <DeliveryLine key={index} line={line} />
          ))}
        </ul>
      </details>
    </li>
  );
}
