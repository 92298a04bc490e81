import { Trans } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { ChangeHistoryProps } from './change-list.tsx';

const ChangeList = lazyWithMessages(() => import('./change-list.tsx'));

/** The changes of a record and who made them, folded because most readers do not need them. */
export function ChangeHistory(props: ChangeHistoryProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className="rounded-lg border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className="flex min-h-touch w-full items-center justify-between gap-2 rounded-lg px-4 text-left font-semibold hover:bg-sunken"
        >
          <Trans comment="heading: who changed what of a record">History</Trans>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      </h2>
      <div id={panel} hidden={!open} className="px-4 pb-4">
        {open ? (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <ChangeList {...props} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
