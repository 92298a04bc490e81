import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ClearFilter, countFilters, type Filter } from './filters.tsx';

/** A part of the sheet under its heading. */
export function SheetPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line py-3 last:border-b-0">
      <h3 id={id} className="px-2 pb-1 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface Props {
  filters: readonly Filter[];
  /** Rows on all pages, when they are known. */
  count: number | undefined;
  /** Counting stopped at `count`. */
  isMore?: boolean;
  /** The order, views and files of the list. */
  children?: ReactNode;
}

/** The button that opens a list's filters, order, views and files on phones, with the number of filters that are set. */
export function ListSheet({ filters, count, isMore = false, children }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const [open, setOpen] = useState(false);
  const set = countFilters(filters);
  return (
    <>
      <button
        type="button"
        aria-label={
          set > 0 ? t`Filter: ${plural(set, { one: '# set', other: '# set' })}` : t`Filter`
        }
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative flex size-touch shrink-0 items-center justify-center rounded border border-line-strong bg-surface"
      >
        <Icon name="filter" size={20} />
        {set > 0 ? (
          <span className="tabular absolute -right-1.5 -top-1.5 min-w-5 rounded-full bg-brand-strong px-1 text-center text-xs font-semibold text-on-strong">
            {set}
          </span>
        ) : null}
      </button>
      <Dialog
        side="bottom"
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Filter and more</Trans>}
        footer={
          <Button className="w-full" onClick={() => setOpen(false)}>
            {count === undefined ? (
              <Trans>Show the list</Trans>
            ) : isMore ? (
              <Trans>Show more than {{ count: number(count) }} rows</Trans>
            ) : (
              t`Show ${plural(count, { one: '# row', other: '# rows' })}`
            )}
          </Button>
        }
      >
        {filters
          .filter(({ panel, value }) => panel || value !== '')
          .map((filter) => (
            <SheetPart key={filter.id} title={filter.label}>
              {filter.panel?.(() => undefined) ?? <p className="px-2">{filter.value}</p>}
              {filter.onToggle ? null : <ClearFilter filter={filter} />}
            </SheetPart>
          ))}
        {children}
      </Dialog>
    </>
  );
}
