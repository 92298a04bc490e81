import { useLingui } from '@lingui/react/macro';
import { formatMoney, type MoneyFormat, parseMoney, plainMoney } from '#shared/money.ts';
import { plainDecimal, typedDecimal } from '#shared/typed-number.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

export interface MoneyFieldProps extends Omit<TypedFieldProps, 'read' | 'write' | 'readBack'> {
  /** The host's currency, `useHostConfig().currency`. */
  currency: MoneyFormat;
  /** Amounts below zero are allowed, such as reductions. */
  negative?: boolean;
  /** Writes the amount under the field as it was understood, because "1.200" may mean two things. */
  readBack?: boolean;
}

/** An amount in integer minor units, typed as the reader's language writes it. */
export function MoneyField({
  currency,
  negative = false,
  readBack = false,
  error,
  ...field
}: MoneyFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const precision = currency.decimalPrecision;
  const read = (text: string) => {
    const plain = plainDecimal(text, locale);
    const minor = plain === null ? null : parseMoney(plain, precision);
    return minor !== null && minor < 0 && !negative ? null : minor;
  };
  return (
    <TypedField
      inputMode="decimal"
      {...field}
      read={read}
      write={(minor) => typedDecimal(plainMoney(minor, precision), locale)}
      readBack={readBack ? (minor) => formatMoney(minor, currency, locale) : undefined}
      error={error ?? (Number.isNaN(field.value) ? t`Write an amount, like 1200` : null)}
    />
  );
}
