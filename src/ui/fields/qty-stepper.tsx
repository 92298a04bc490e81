import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { maxQty, parseQty } from '#shared/quantity.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { QtyProblem } from './qty-problem.tsx';

/** Typing settles this long after the last key, in ms. */
const quietMs = 500;

export interface QtyStepperProps {
  value: number;
  onChange: (qty: number) => void;
  /** Names the article for those who cannot see it, such as "Quantity of Chain 11". */
  label: string;
  max?: number | null;
  min?: number;
  /** The problem of the quantity, shown under it; a problem of the typed text has priority. */
  problem?: string | null | undefined;
  /** Called with whether the field contains an invalid text. */
  onWrong?: (wrong: boolean) => void;
  disabled?: boolean;
  /** There is a delete button next to it, so the step from 1 to 0 shows none. */
  binBeside?: boolean;
  className?: string;
}

const stepClass =
  'flex size-touch shrink-0 items-center justify-center text-brand-ink transition-colors hover:bg-brand-tint disabled:text-ink-muted disabled:opacity-50 disabled:hover:bg-transparent';

interface Typing extends Pick<QtyStepperProps, 'value' | 'onChange'> {
  min: number;
  top: number;
}

/** Returns the text being typed, whether it is wrong, and when it counts. */
function useTypedQty({ value, min, top, onChange }: Typing) {
  const [typed, setTyped] = useState<string | null>(null);
  const qty = typed === null ? value : parseQty(typed);

  /** The typed text, if it is invalid. */
  const wrong = typed?.trim() && (qty === null || qty < min || qty > top) ? typed : '';

  const commit = (final: boolean) => {
    if (wrong) return;
    if (final) setTyped(null);
    if (qty !== null && (qty || final) && qty !== value) onChange(qty);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => commit(false), quietMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const step = (by: number) => {
    setTyped(null);
    onChange(Math.max(min, Math.min(top, (qty ?? value) + by)));
  };
  return { typed, setTyped, wrong, commit, step };
}

/**
 * A quantity: a field between minus and plus. A typed number counts half a second after the last
 * key, on Enter or on leaving; a typed 0 only on Enter or leaving, so that turning "10" into "20"
 * never removes the line on the way. What is no quantity here, or too many, stays as it was typed,
 * with the reason under it, and counts for nothing (C064, N057).
 */
export function QtyStepper({
  value,
  onChange,
  label,
  max,
  min = 0,
  problem,
  onWrong,
  disabled,
  binBeside = false,
  className,
}: QtyStepperProps) {
  const { t } = useLingui();
  const id = useId();
  const top = Math.min(max ?? maxQty, maxQty);
  const { typed, setTyped, wrong, commit, step } = useTypedQty({ value, min, top, onChange });
  const invalid = !!(wrong || problem);
  useEffect(() => onWrong?.(wrong !== ''), [onWrong, wrong]);

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend that would be read twice */}
      <div
        role="group"
        aria-label={label}
        className={classNames(
          'inline-flex overflow-hidden rounded border bg-surface',
          invalid ? 'border-error-ink' : 'border-line-strong',
        )}
      >
        <button
          type="button"
          className={stepClass}
          aria-label={t`One less`}
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
        >
          <Icon name={value === 1 && min === 0 && !binBeside ? 'trash' : 'minus'} size={20} />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={invalid ? id : undefined}
          disabled={disabled}
          value={typed ?? String(value)}
          className="tabular h-touch w-12 min-w-0 bg-transparent text-center text-base font-medium text-ink focus:bg-brand-tint focus:outline-none"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => commit(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // It takes the number; in a form it does not send it.
              event.preventDefault();
              commit(true);
            }
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
          <Icon name={'plus'} size={20} />
        </button>
      </div>
      {invalid ? (
        <p id={id} role="alert" className="mt-1 max-w-40 text-sm text-error-ink">
          {wrong ? <QtyProblem text={wrong} least={min} quota={top} /> : problem}
        </p>
      ) : null}
    </div>
  );
}
