import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseComboboxPropGetters } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Spinner } from '../state/spinner.tsx';
import type { Option } from './option.ts';
import type { OptionSearch } from './use-option-search.ts';

interface Props<O extends Option> {
  open: boolean;
  search: OptionSearch<O>;
  /** Of the options; below 0 for none. */
  highlighted: number;
  isSelected: (option: O) => boolean;
  getMenuProps: UseComboboxPropGetters<O>['getMenuProps'];
  getItemProps: UseComboboxPropGetters<O>['getItemProps'];
  multiple?: boolean;
  /** Fills what is left of a phone's screen instead of lying over the page. */
  full: boolean;
}

/** Rows drawn outside the visible part at either side. */
const spare = 6;
/** Height of the list where it cannot be measured yet, in pixels. */
const assumedHeight = 320;

/** The options below a combobox; however many there are, only those near the visible part are drawn. */
export function OptionList<O extends Option>({
  open,
  search,
  highlighted,
  isSelected,
  getMenuProps,
  getItemProps,
  multiple = false,
  full,
}: Props<O>) {
  const { options, total, status, loadMore } = search;
  const rowHeight = options[0]?.text === undefined ? 44 : 60;
  const { list, start, end, setTop } = useVisibleRows(options.length, rowHeight, highlighted);

  const nearEnd = open && status === 'ready' && end >= options.length - spare;
  useEffect(() => {
    if (nearEnd) loadMore();
  });

  return (
    <div
      className={classNames(
        !open && 'hidden',
        full
          ? 'flex min-h-0 flex-1 flex-col pt-2'
          : 'absolute inset-x-0 top-full z-bar mt-1 overflow-hidden rounded-lg border border-line bg-surface shadow-overlay',
      )}
    >
      <ul
        {...getMenuProps(
          {
            ref: list,
            'aria-multiselectable': multiple || undefined,
            'aria-busy': status === 'loading',
          },
          { suppressRefError: true },
        )}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        style={{
          paddingTop: start * rowHeight,
          paddingBottom: (options.length - end) * rowHeight,
        }}
        className={classNames('overflow-y-auto overscroll-contain', full ? 'flex-1' : 'max-h-80')}
      >
        {open
          ? options.slice(start, end).map((option, at) => {
              const index = start + at;
              const selected = isSelected(option);
              return (
                <li
                  key={option.value}
                  {...getItemProps({
                    item: option,
                    index,
                    'aria-selected': selected,
                    'aria-setsize': total,
                    'aria-posinset': index + 1,
                  })}
                  style={{ height: rowHeight }}
                  className={classNames(
                    'flex cursor-pointer items-center gap-3 px-3',
                    index === highlighted && 'bg-brand-tint',
                    option.disabled && 'opacity-55',
                  )}
                >
                  <OptionText option={option} selected={selected} />
                </li>
              );
            })
          : null}
      </ul>
      <SearchState open={open} search={search} />
    </div>
  );
}

/**
 * Returns which rows are drawn, those in view and a few around them, and scrolls so that the highlighted one is
 * in view.
 */
function useVisibleRows(count: number, rowHeight: number, highlighted: number) {
  const list = useRef<HTMLUListElement | null>(null);
  const [top, setTop] = useState(0);
  const height = list.current?.clientHeight || assumedHeight;
  useEffect(() => {
    const box = list.current;
    if (!box || highlighted < 0) return;
    const rowTop = highlighted * rowHeight;
    const lowest = rowTop + rowHeight - (box.clientHeight || assumedHeight);
    box.scrollTop = Math.min(rowTop, Math.max(lowest, box.scrollTop));
    setTop(box.scrollTop);
  }, [highlighted, rowHeight]);
  return {
    list,
    start: Math.max(0, Math.floor(top / rowHeight) - spare),
    end: Math.min(count, Math.ceil((top + height) / rowHeight) + spare),
    setTop,
  };
}

function OptionText({ option, selected }: { option: Option; selected: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.text === undefined ? null : (
          <span className="block truncate text-sm text-ink-muted">{option.text}</span>
        )}
      </span>
      {selected ? <Icon name="check" size={20} className="shrink-0 text-brand-ink" /> : null}
    </>
  );
}

/** Below the options: that they are loaded, could not be, or how many there are. */
function SearchState<O extends Option>({ open, search }: Pick<Props<O>, 'open' | 'search'>) {
  const { t } = useLingui();
  const { options, total, status, retry } = search;
  return (
    <>
      {status === 'failed' ? (
        <div className="flex flex-wrap items-center justify-between gap-2 p-3">
          <span>
            <Trans>The list could not be loaded.</Trans>
          </span>
          <Button variant="secondary" onMouseDown={(e) => e.preventDefault()} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {status === 'loading' ? (
        <p className="flex justify-center p-3 text-ink-muted">
          <Spinner />
        </p>
      ) : null}
      <p
        role="status"
        aria-label={t`Results`}
        className={classNames(options.length > 0 && 'sr-only', status === 'ready' && 'p-3')}
      >
        {!open || status !== 'ready' ? null : total === 0 ? (
          <Trans>Nothing found</Trans>
        ) : (
          <Plural value={total} one="# result" other="# results" />
        )}
      </p>
    </>
  );
}
