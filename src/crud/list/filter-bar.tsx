import { useLingui } from '@lingui/react/macro';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Toolbar } from '#src/ui/layout/toolbar.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { Filter } from './filters.tsx';
import { ListSheet } from './list-sheet.tsx';

/** The filters of a list that is not on the frame of all lists. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const { t } = useLingui();
  if (!useWide()) return <ListSheet filters={filters} count={undefined} />;
  return (
    <Toolbar label={t`Filter`} className="flex flex-wrap items-center gap-1">
      <FilterChips filters={filters} />
    </Toolbar>
  );
}
