import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  label: string;
  value: number;
  /** By value, each with what reaching it brings. */
  steps: readonly { at: number; label: string }[];
  format: (value: number) => string;
  /** Says what the mark at the value is, such as "Today". */
  markLabel: string;
}

/** A ladder of steps, all equally wide, filled as far as a value has come, with a mark at it. */
export function StepMeter({ label, value, steps, format, markLabel }: Props) {
  const id = useId();
  const top = steps.at(-1)?.at ?? 0;
  const filled = (at: number) => {
    const start = steps[at - 1]?.at ?? 0;
    const end = steps[at]?.at ?? start;
    return end > start ? Math.min(1, Math.max(0, (value - start) / (end - start))) : 0;
  };
  const current = steps.findIndex(({ at }) => at > value);
  return (
    <div className="space-y-1">
      <p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="tabular">
          {markLabel}: {format(value)}
        </span>
      </p>
      <meter
        aria-labelledby={id}
        min={0}
        max={Math.max(top, 0)}
        value={Math.min(Math.max(value, 0), top)}
        className="sr-only"
      />
      <ol className="flex">
        {steps.map(({ at, label: brings }, place) => (
          <li key={`${at} ${brings}`} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className="relative block h-2 border-y border-r border-line-strong bg-sunken first:border-l"
            >
              <span
                style={{ width: `${filled(place) * 100}%` }}
                className="block h-full bg-brand-strong"
              />
              {place === current ? (
                <span
                  style={{ left: `${filled(place) * 100}%` }}
                  className="absolute -top-1 h-4 w-1 -translate-x-1/2 rounded bg-ink"
                />
              ) : null}
            </span>
            <span
              className={classNames(
                'tabular mt-1 block pr-1 text-right text-xs',
                value >= at ? 'font-semibold text-success-ink' : 'text-ink-muted',
              )}
            >
              {brings}
              <span className="block font-normal text-ink-muted">{format(at)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
