import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Control, Controller } from 'react-hook-form';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { RadioField, type RadioOption } from '#src/ui/fields/radio-field.tsx';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { DeliveryWay } from '../delivery-split.rules.ts';
import type { OrderPart } from '../order-of-cart.ts';
import type { Delivery } from '../use-delivery.ts';
import type { useDeliveryDays } from '../use-delivery-days.ts';
import { RatePrice } from './rate-price.tsx';
import { SplitByDate } from './split-by-date.tsx';

interface Props {
  delivery: Delivery;
  parts: readonly OrderPart[];
  dates: CheckoutDraft['lineDates'];
  days: ReturnType<typeof useDeliveryDays>;
  /** Of the form with the order's own day. */
  control: Control<CheckoutDraft>;
  error: string | undefined;
  /** The problem of each line, by article. */
  problems: Record<string, string>;
  /** How much more the orders cost to ship than one, minor units. */
  splitExtra: number;
}

/** When the order is delivered: all at once, by what is in stock, or on several days (U217). */
export function DeliverySection(props: Props) {
  const { delivery, parts, dates, days, control, error, problems, splitExtra } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { way, inStock, rest } = delivery;
  const extra = money(splitExtra);
  return (
    <div className="space-y-4">
      {inStock.length + rest.length > 1 ? <WayChoice delivery={delivery} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="requestDate"
          render={({ field: { ref, name, value, onChange } }) => (
            <DayField
              clearable
              ref={ref}
              name={name}
              label={t`Requested delivery date (optional)`}
              min={days.first}
              max={days.last}
              hint={days.weekDayTexts()}
              error={error}
              value={value}
              onChange={onChange}
            />
          )}
        />
        {way === 'stock' ? (
          <DayField
            clearable
            label={t`Delivery date of the rest`}
            min={days.first}
            max={days.last}
            hint={
              delivery.restDay ? null : (
                <Trans>No arrival is known: choose a day for the rest.</Trans>
              )
            }
            error={rest.map(({ articleCode }) => problems[articleCode]).find(Boolean)}
            value={delivery.restDay}
            onChange={(day) => delivery.setDay(rest, day)}
          />
        ) : null}
      </div>
      {way === 'lines' || parts.length > 1 ? (
        <SplitByDate
          delivery={delivery}
          parts={parts}
          dates={dates}
          days={days}
          problems={problems}
        />
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
  const options: RadioOption<DeliveryWay>[] = [
    {
      value: 'together',
      label: <Trans>Everything as one order</Trans>,
      trailing: prices.together === undefined ? '…' : <RatePrice price={prices.together} />,
    },
  ];
  if (delivery.byArrival)
    options.push({
      value: 'stock',
      label: <Trans>Items in stock now, the rest when it arrives</Trans>,
      text: (
        <>
          <Plural value={{ count: inStock.length }} one="# line now" other="# lines now" />
          {' · '}
          {restDay ? (
            <Plural
              value={{ count: rest.length }}
              one={`# line on ${day}`}
              other={`# lines on ${day}`}
            />
          ) : (
            <Plural value={{ count: rest.length }} one="# line later" other="# lines later" />
          )}
        </>
      ),
      trailing: !restDay ? null : prices.stock === undefined ? (
        '…'
      ) : (
        <RatePrice price={prices.stock} />
      ),
    });
  options.push({ value: 'lines', label: <Trans>Different days for lines</Trans> });
  return (
    <RadioField
      label={<Trans>Delivery</Trans>}
      labelClassName="mb-2 text-lg font-semibold"
      name="delivery"
      value={way}
      onValue={delivery.choose}
      options={options}
    />
  );
}
