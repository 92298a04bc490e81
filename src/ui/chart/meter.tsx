import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  label: string;
  value: number;
  /** The value of 100 %. */
  max: number;
  /** From this value on it is shown as too much. */
  warnFrom?: number;
  format: (value: number) => string;
  className?: string;
}

/** How much of something is used, in numbers and as a bar. */
export function Meter({ label, value, max, warnFrom, format, className }: Props) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const warns = warnFrom !== undefined && value >= warnFrom;
  return (
    <div className={className}>
      <p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{label}</span>
        <span className={classNames('tabular', warns && 'font-semibold text-warning-ink')}>
          {format(value)} / {format(max)}
        </span>
      </p>
      <meter
        aria-labelledby={id}
        min={0}
        max={Math.max(max, 0)}
        value={Math.min(Math.max(value, 0), max)}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className="mt-1 block h-2 overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        <span
          style={{ width: `${share * 100}%` }}
          className={classNames('block h-full', warns ? 'bg-warning-ink' : 'bg-brand-strong')}
        />
      </span>
    </div>
  );
}
