import { Plural, Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import type { Rate } from '../checkout-terms.ts';
import { RatePrice } from './rate-price.tsx';

interface Props {
  field: UseFormRegisterReturn;
  rates: readonly Rate[];
  /** The prices are those of other days or lines, and new ones are on their way. */
  stale?: boolean;
  error: string | undefined;
}

/** How the goods go, with what it costs for this cart after the freight benefit (N065, U216). */
export function ShipmentChoice({ field, rates, stale, error }: Props) {
  const money = useMoney();
  return (
    <RadioField
      label={<Trans>Shipping</Trans>}
      labelClassName="mb-2 text-lg font-semibold"
      {...field}
      error={error}
      options={rates.map((rate) => ({
        value: rate.id,
        label: rate.name,
        text: (
          <>
            <Plural value={{ count: rate.days }} one="# day" other="# days" />
            {rate.freeFrom != null && rate.price !== 0 ? (
              <>
                {' · '}
                <Trans>free from {{ amount: money(rate.freeFrom) }}</Trans>
              </>
            ) : null}
            {rate.benefit > 0 ? (
              <span className="tabular text-success-ink">
                {' · '}
                <Trans comment="what is taken off the freight">
                  benefit {{ amount: money(-rate.benefit) }}
                </Trans>
              </span>
            ) : null}
          </>
        ),
        trailing: stale ? '…' : <RatePrice {...rate} />,
      }))}
    />
  );
}
