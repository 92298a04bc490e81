import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import { late } from '#src/ui/late.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { DeliveryWay } from '../delivery-split.rules.ts';
import type { OrderPart } from '../order-of-cart.ts';
import type { Delivery } from '../use-delivery.ts';
import type { useDeliveryDays } from '../use-delivery-days.ts';
import { Choice } from './choice.tsx';
import { RatePrice } from './rate-price.tsx';

const SplitByDate = late(() => import('./split-by-date.tsx'));

interface Props {
  delivery: Delivery;
  parts: readonly OrderPart[];
  dates: CheckoutDraft['lineDates'];
  days: ReturnType<typeof useDeliveryDays>;
  /** The order's own day. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** What is wrong with a line, by article. */
  problems: Record<string, string>;
  /** How much more the orders cost to ship than one, minor units. */
  splitExtra: number;
}

/** When the order is delivered: all at once, by what is in stock, or on several days (U217). */
export function DeliverySection(props: Props) {
  const { delivery, parts, dates, days, field, error, problems, splitExtra } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { way, inStock, rest } = delivery;
  const extra = money(splitExtra);
  return (
    <div className="space-y-4">
      {inStock.length + rest.length > 1 ? <WayChoice delivery={delivery} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Requested delivery date (optional)`}
          type="date"
          min={days.first}
          max={days.last}
          hint={days.weekDayWords()}
          error={error}
          {...field}
        />
        {way === 'stock' ? (
          <TextField
            label={t`Delivery date of the rest`}
            type="date"
            min={days.first}
            max={days.last}
            hint={
              delivery.restDay ? null : (
                <Trans>No arrival is known: choose a day for the rest.</Trans>
              )
            }
            error={rest.map(({ articleCode }) => problems[articleCode]).find(Boolean)}
            value={delivery.restDay}
            onChange={(event) => delivery.setDay(rest, event.target.value)}
          />
        ) : null}
      </div>
      {way === 'lines' || parts.length > 1 ? (
        <Suspense fallback={null}>
          <SplitByDate
            delivery={delivery}
            parts={parts}
            dates={dates}
            days={days}
            problems={problems}
          />
        </Suspense>
      ) : null}
      {parts.length > 1 && splitExtra > 0 ? (
        <p className="text-sm font-medium text-warning-ink">
          <Trans>Splitting the order costs {extra} more in shipping.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** The ways of delivery with what each costs to ship; one tap splits the order, one more undoes it. */
function WayChoice({ delivery }: { delivery: Delivery }) {
  const { date } = useDates();
  const { inStock, rest, restDay, prices, way } = delivery;
  const day = restDay ? date(restDay) : '';
  const options: { value: DeliveryWay; title: React.ReactNode; [more: string]: React.ReactNode }[] =
    [
      {
        value: 'together',
        title: <Trans>Everything as one order</Trans>,
        side: prices.together === undefined ? '…' : <RatePrice price={prices.together} />,
      },
    ];
  if (delivery.byArrival)
    options.push({
      value: 'stock',
      title: <Trans>What is in stock now, the rest when it arrives</Trans>,
      text: (
        <>
          <Plural value={inStock.length} one="# line now" other="# lines now" />
          {' · '}
          {restDay ? (
            <Plural value={rest.length} one={`# line on ${day}`} other={`# lines on ${day}`} />
          ) : (
            <Plural value={rest.length} one="# line later" other="# lines later" />
          )}
        </>
      ),
      side: !restDay ? null : prices.stock === undefined ? '…' : <RatePrice price={prices.stock} />,
    });
  options.push({ value: 'lines', title: <Trans>Different days for lines</Trans> });
  return (
    <Choice
      legend={<Trans>Delivery</Trans>}
      field={{
        name: 'delivery',
        onChange: async ({ target }) => delivery.choose(target.value),
        onBlur: async () => {},
        ref: () => {},
      }}
      chosen={way}
      options={options}
    />
  );
}
