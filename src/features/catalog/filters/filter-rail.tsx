import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { FilterProps } from './filter-fields.tsx';

/** Phones need the filters only when the sheet opens. */
const DeferredFilterFields = lazyWithMessages(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));

/** The filters next to the results, on wide screens only. */
export function FilterRail(props: FilterProps) {
  const wide = useWide();
  return (
    <aside className="hidden lg:block">
      {wide ? (
        <section
          aria-labelledby="filters"
          className="sticky top-20 max-h-[calc(100vh-6rem)] overflow-y-auto pr-2 pb-8"
        >
          <h2 id="filters" className="mb-3 text-lg font-semibold">
            <Trans>Filters</Trans>
          </h2>
          <Suspense>
            <DeferredFilterFields {...props} />
          </Suspense>
        </section>
      ) : null}
    </aside>
  );
}
