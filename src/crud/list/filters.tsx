import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** A filter of a list: a chip that shows its value and opens its panel. */
export interface Filter {
  id: string;
  label: string;
  /** Its value in the reader's words; empty when it lets everything through. */
  value: string;
  onClear: () => void;
  /**
   * The choice; without one the filter is set elsewhere, and its chip only takes it away.
   * @param close to be called after a choice that completes it
   */
  panel?: (close: () => void) => ReactNode;
  /** Given: its chip turns it on or off, and only the sheet of phones shows its panel. */
  onToggle?: (on: boolean) => void;
}

/** How many filters of a list are set. */
export const countFilters = (filters: readonly Filter[]) =>
  filters.filter(({ value }) => value !== '').length;

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value | '';
  /** The empty value, "All", is added before them. */
  options: readonly Option<Value>[];
  onChange: (value: Value | '') => void;
}

/** One of several values. @param all the option that does not filter */
export function selectFilter<Value extends string>(
  { id, label, value, options, onChange }: SelectProps<Value>,
  all: string,
): Filter {
  return {
    id,
    label,
    value: options.find((option) => option.value === value && value !== '')?.label ?? '',
    onClear: () => onChange(''),
    panel: (close) => (
      <ul aria-label={label}>
        {[{ value: '' as const, label: all }, ...options].map((option) => (
          <li key={option.value}>
            <Button
              variant="quiet"
              className="w-full justify-between px-3 font-normal text-ink"
              aria-pressed={option.value === value}
              onClick={() => {
                onChange(option.value);
                close();
              }}
            >
              <span className="min-w-0 text-left wrap-anywhere">{option.label}</span>
              {option.value === value ? <Icon name="check" size={20} /> : null}
            </Button>
          </li>
        ))}
      </ul>
    ),
  };
}

interface ChoicesProps<Value extends string> {
  id: string;
  label: string;
  values: readonly Value[];
  options: readonly Option<Value>[];
  onChange: (values: readonly Value[]) => void;
}

/** Any of several values. */
export function multiSelectFilter<Value extends string>(props: ChoicesProps<Value>): Filter {
  const { id, label, values, options, onChange } = props;
  return {
    id,
    label,
    value: options
      .filter(({ value }) => values.includes(value))
      .map((option) => option.label)
      .join(', '),
    onClear: () => onChange([]),
    panel: () => (
      <fieldset className="px-2">
        <legend className="sr-only">{label}</legend>
        {options.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            label={text}
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
        ))}
      </fieldset>
    ),
  };
}

interface DayRangeProps {
  id: string;
  /** Names the event whose day is filtered, such as "Ordered". */
  label: string;
  /** Days, YYYY-MM-DD, both included; empty for no limit. */
  from: string;
  to: string;
  labels: { from: string; to: string };
  /** Writes a day for the reader. */
  dayText: (day: string) => string;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** From one day to another; each end may stay open. */
export function dayRangeFilter(props: DayRangeProps): Filter {
  const { id, label, from, to, labels, dayText, onChange } = props;
  const shown = [from && dayText(from), to && dayText(to)];
  return {
    id,
    label,
    value: from || to ? shown.join(' – ').trim() : '',
    onClear: () => onChange({ from: '', to: '' }),
    panel: () => (
      <div className="space-y-2 px-2">
        <DayField
          clearable
          label={labels.from}
          value={from}
          max={to || undefined}
          onChange={(day) => onChange({ from: day })}
        />
        <DayField
          clearable
          label={labels.to}
          value={to}
          min={from || undefined}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
    ),
  };
}

interface ToggleProps {
  id: string;
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off. */
export function toggleFilter({ id, label, on, onChange }: ToggleProps): Filter {
  return {
    id,
    label,
    value: on ? label : '',
    onClear: () => onChange(false),
    onToggle: onChange,
    panel: () => (
      <Checkbox
        className="px-2"
        label={label}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    ),
  };
}

/** Takes a filter away, at the end of its panel. */
export function ClearFilter({ filter, onDone }: { filter: Filter; onDone?: () => void }) {
  if (filter.value === '') return null;
  return (
    <Button
      variant="quiet"
      className="w-full"
      onClick={() => {
        filter.onClear();
        onDone?.();
      }}
    >
      <Trans comment="takes one filter of a list away">Clear</Trans>
    </Button>
  );
}
