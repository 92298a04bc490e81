import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { maxQty, parseQty } from '#shared/quantity.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Typing settles this long after the last key, in ms. */
const settleTime = 500;

export interface QtyStepperProps {
  value: number;
  onChange: (qty: number) => void;
  /** Names the article for those who cannot see it, such as "Quantity of Chain 11". */
  label: string;
  max?: number | null;
  min?: number;
  /** What is wrong with the quantity, shown under it. */
  problem?: string | null | undefined;
  disabled?: boolean;
  className?: string;
}

const stepClass =
  'flex size-touch shrink-0 items-center justify-center text-brand-ink transition-colors hover:bg-brand-tint disabled:text-ink-muted disabled:opacity-50 disabled:hover:bg-transparent';

/**
 * A quantity: a field between minus and plus. A typed number counts half a second after the last
 * key, on Enter or on leaving; a typed 0 only on Enter or leaving, so that turning "10" into "20"
 * never removes the line on the way. Text that is no quantity goes back to the last good one.
 */
export function QtyStepper({
  value,
  onChange,
  label,
  max,
  min = 0,
  problem,
  disabled,
  className,
}: QtyStepperProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const top = Math.min(max ?? maxQty, maxQty);

  const settle = (text: string, final: boolean) => {
    const qty = parseQty(text);
    if (qty === null || qty < min || (qty === 0 && !final)) {
      if (final) setTyped(null);
      return;
    }
    if (final) setTyped(null);
    if (qty !== value) onChange(Math.min(qty, maxQty));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => settle(typed, false), settleTime);
    return () => clearTimeout(timer);
  }, [typed]);

  const step = (by: number) => {
    const from = typed === null ? value : (parseQty(typed) ?? value);
    setTyped(null);
    onChange(Math.max(min, Math.min(top, from + by)));
  };

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend that would be read twice */}
      <div
        role="group"
        aria-label={label}
        className={classNames(
          'inline-flex overflow-hidden rounded border bg-surface',
          problem ? 'border-error-ink' : 'border-line-strong',
        )}
      >
        <button
          type="button"
          className={stepClass}
          aria-label={t`One less`}
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
        >
          <Icon name={value === 1 && min === 0 ? 'trash' : 'minus'} size={20} />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          disabled={disabled}
          value={typed ?? String(value)}
          className="tabular h-touch w-12 min-w-0 bg-transparent text-center text-base font-medium text-ink focus:bg-brand-tint focus:outline-none"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
          onBlur={(event) => settle(event.target.value, true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle(event.currentTarget.value, true);
            if (event.key === 'Escape') setTyped(null);
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
        />
        <button
          type="button"
          className={stepClass}
          aria-label={t`One more`}
          disabled={disabled || value >= top}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      {problem ? (
        <p id={id} role="alert" className="mt-1 text-sm text-error-ink">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
