import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { late } from '#src/ui/late.tsx';
import { catalogQueries, type ListInput } from '../catalog.queries.ts';
import { type CatalogView, filterCount } from '../catalog-params.ts';
import { partsOf } from '../list-parts.ts';
import type { FilterProps } from './filter-fields.tsx';
import { useFilterOptions } from './use-filter-options.ts';

const FilterPanel = late(() => import('./filter-panel.tsx'));

interface Props extends FilterProps {
  view: CatalogView;
  /** What the list beside is asked with. */
  input: ListInput;
}

/** How many results the list has, in its own unit; its first part is what the list itself asks for. */
function useResultCount({ view, input, params }: Props, enabled: boolean): number | undefined {
  const articles = useFilterOptions(params).count;
  const { modelViewQuota } = useHostConfig();
  const models = enabled && view === 'group';
  const ask = catalogQueries.groups(input, partsOf(modelViewQuota).partAt(0));
  const { data } = useQuery({ ...ask, enabled: models });
  return view === 'group' ? data?.count : articles;
}

/** The button of phones that opens the filters; it says how many are in use. */
export function FilterSheet(props: Props) {
  const [open, setOpen] = useState(false);
  const set = filterCount(props.params);
  const count = useResultCount(props, open);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        <Trans>Filters</Trans>
        {set > 0 ? <span className="tabular-nums">({set})</span> : null}
      </Button>
      {open ? (
        <Suspense>
          <FilterPanel {...props} unit={props.view} count={count} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
