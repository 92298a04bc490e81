import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { filterCount } from '../catalog-params.ts';
import type { FilterProps } from './filter-fields.tsx';
import { useFilterOptions } from './use-filter-options.ts';

const FilterPanel = lazyWithMessages(() => import('./filter-panel.tsx'));

/** The button of phones that opens the filters; it says how many are in use. */
export function FilterSheet(props: FilterProps) {
  const [open, setOpen] = useState(false);
  const set = filterCount(props.params);
  const { count, unit } = useFilterOptions(props.params);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        <Trans>Filters</Trans>
        {set > 0 ? <span className="tabular-nums">({set})</span> : null}
      </Button>
      {open ? (
        <Suspense>
          <FilterPanel {...props} unit={unit} count={count} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
