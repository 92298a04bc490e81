import { useLingui } from '@lingui/react/macro';
import { plainDecimal, typedDecimal } from '#shared/typed-number.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

export interface NumberFieldProps extends Omit<TypedFieldProps, 'read' | 'write' | 'readBack'> {
  min?: number;
  max?: number;
  /** Most digits after the decimal separator; none when absent. */
  decimals?: number;
  /** The unit, shown at the right end of the field: kg, %, km. */
  unit?: string;
}

/**
 * A number typed as the reader's language writes it. The field itself says what is not a number and
 * what is out of range; the arrow keys count up and down.
 */
export function NumberField({
  min,
  max,
  decimals = 0,
  unit,
  error,
  value,
  onChange,
  ...field
}: NumberFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const write = useNumber();
  const read = (text: string) => {
    const plain = plainDecimal(text, locale);
    if (plain === null || (plain.split('.')[1]?.length ?? 0) > decimals) return null;
    return Number(plain);
  };
  const problem = () => {
    if (value === null) return null;
    if (Number.isNaN(value)) return decimals > 0 ? t`Write a number` : t`Write a whole number`;
    if (min !== undefined && value < min) return t`At least ${{ min: write(min) }}`;
    if (max !== undefined && value > max) return t`At most ${{ max: write(max) }}`;
    return null;
  };
  const step = (by: number) => {
    const next = (value === null || Number.isNaN(value) ? 0 : value) + by;
    onChange(Math.max(min ?? -Infinity, Math.min(max ?? Infinity, next)));
  };
  return (
    <TypedField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...field}
      value={value}
      onChange={onChange}
      read={read}
      write={(number) => typedDecimal(String(number), locale)}
      error={error ?? problem()}
      trailing={
        unit ? (
          <span aria-hidden="true" className="flex items-center pr-3 text-ink-muted">
            {unit}
          </span>
        ) : null
      }
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
