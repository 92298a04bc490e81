import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { SelectField, type SelectOption } from '#src/ui/fields/select-field.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Takes one value of a filter away. */
interface Chip {
  text: string;
  onRemove: () => void;
}

/** A filter of a list: its field, and a chip for each value that is set. */
export interface Filter {
  id: string;
  field: ReactNode;
  chips: readonly Chip[];
}

interface SelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value | '';
  /** The empty value, "All", is added before them. */
  options: readonly (SelectOption & { value: Value })[];
  onChange: (value: Value | '') => void;
}

/** One of several values. @param all the option that does not filter */
export function selectFilter<Value extends string>(
  { id, label, value, options, onChange }: SelectProps<Value>,
  all: string,
): Filter {
  const chosen = value && options.find((option) => option.value === value);
  return {
    id,
    field: (
      <SelectField
        label={label}
        value={value}
        options={[{ value: '', label: all }, ...options]}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value ?? '')
        }
      />
    ),
    chips: chosen ? [{ text: `${label}: ${chosen.label}`, onRemove: () => onChange('') }] : [],
  };
}

interface ChoicesProps<Value extends string> {
  id: string;
  label: string;
  values: readonly Value[];
  options: readonly { value: Value; label: string }[];
  onChange: (values: readonly Value[]) => void;
}

/** Any of several values. */
export function multiSelectFilter<Value extends string>(props: ChoicesProps<Value>): Filter {
  const { id, label, values, options, onChange } = props;
  const without = (value: Value) => values.filter((one) => one !== value);
  return {
    id,
    field: (
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{label}</legend>
        <div className="flex flex-wrap gap-x-4">
          {options.map(({ value, label: text }) => (
            <Checkbox
              key={value}
              label={text}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...values, value] : without(value))
              }
            />
          ))}
        </div>
      </fieldset>
    ),
    chips: options
      .filter(({ value }) => values.includes(value))
      .map(({ value, label: text }) => ({
        text: `${label}: ${text}`,
        onRemove: () => onChange(without(value)),
      })),
  };
}

interface DayRangeProps {
  id: string;
  /** Days, YYYY-MM-DD, both included; empty for no limit. */
  from: string;
  to: string;
  labels: { from: string; to: string };
  /** Writes a day for the reader. */
  dayText: (day: string) => string;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** From one day to another; each end may stay open. */
export function dayRangeFilter(props: DayRangeProps): Filter {
  const { id, from, to, labels, dayText, onChange } = props;
  return {
    id,
    field: (
      <>
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
      </>
    ),
    chips: [
      ...(from
        ? [{ text: `${labels.from}: ${dayText(from)}`, onRemove: () => onChange({ from: '' }) }]
        : []),
      ...(to
        ? [{ text: `${labels.to}: ${dayText(to)}`, onRemove: () => onChange({ to: '' }) }]
        : []),
    ],
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
    field: (
      <Checkbox label={label} checked={on} onChange={({ target }) => onChange(target.checked)} />
    ),
    chips: on ? [{ text: label, onRemove: () => onChange(false) }] : [],
  };
}

/**
 * The filters of a list. Several filters are folded under a count of those that are set, with chips that
 * remove them; a single filter is always visible.
 */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const { t } = useLingui();
  const chips = filters.flatMap((filter) => filter.chips);
  const set = chips.length;
  // Only at first: clearing the last filter must not close what the finger is on.
  const [open] = useState(set > 0);
  const fields = filters.map(({ id, field }) => <Fragment key={id}>{field}</Fragment>);
  if (filters.length === 0) return null;
  // As wide as the search field.
  if (filters.length === 1) return <div className="max-w-xl space-y-2">{fields}</div>;
  return (
    <div className="space-y-1">
      <details open={open}>
        <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded text-brand-ink">
          <Icon name="filter" size={20} />
          {set > 0 ? (
            <Plural value={set} one="# filter" other="# filters" />
          ) : (
            <Trans>Filter</Trans>
          )}
        </summary>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-1">{fields}</div>
      </details>
      {set > 0 ? (
        <ul aria-label={t`Filters that are set`} className="flex flex-wrap gap-2">
          {chips.map(({ text, onRemove }) => (
            <li key={text}>
              <button
                type="button"
                onClick={onRemove}
                className="inline-flex min-h-touch items-center gap-1 rounded-full border border-line bg-surface px-3 text-sm hover:bg-sunken"
              >
                <span className="sr-only">
                  <Trans comment="in front of the filter's name and value">Remove filter</Trans>
                </span>{' '}
                {text}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
