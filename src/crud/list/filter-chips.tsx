import { Trans } from '@lingui/react/macro';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { ClearFilter, type Filter } from './filters.tsx';

const chip =
  'max-w-64 rounded-full border px-2.5 text-sm whitespace-nowrap aria-pressed:font-medium hover:bg-sunken';
const look = (on: boolean) =>
  classNames(chip, on ? 'border-brand-ink bg-brand-tint text-brand-ink' : 'border-line-strong');

/** The filters of a list as chips that show their values, on wide screens. */
export function FilterChips({ filters }: { filters: readonly Filter[] }) {
  return filters.map((filter) => {
    const { id, label, value, panel, onToggle } = filter;
    const on = value !== '';
    if (onToggle)
      return (
        <button
          key={id}
          type="button"
          aria-pressed={on}
          onClick={() => onToggle(!on)}
          className={classNames('min-h-touch', look(on))}
        >
          {label}
        </button>
      );
    if (!panel)
      return on ? (
        <button
          key={id}
          type="button"
          onClick={filter.onClear}
          className={classNames('inline-flex min-h-touch items-center gap-1', look(true))}
        >
          <span className="sr-only">
            <Trans comment="in front of the filter's name and value">Remove filter</Trans>
          </span>{' '}
          <span className="truncate">
            {label}: {value}
          </span>
          <Icon name="close" size={16} className="shrink-0" />
        </button>
      ) : null;
    return (
      <Disclosure
        key={id}
        align="left"
        label={on ? `${label}: ${value}` : label}
        buttonClassName={look(on)}
        button={
          <>
            <span className="truncate">
              {label}
              {on ? <span className="font-medium">: {value}</span> : null}
            </span>
            <Icon name="chevron-down" size={16} className="shrink-0" />
          </>
        }
      >
        {(close) => (
          <>
            {panel(close)}
            <ClearFilter filter={filter} onDone={close} />
          </>
        )}
      </Disclosure>
    );
  });
}
