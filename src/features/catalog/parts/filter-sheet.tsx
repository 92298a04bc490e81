import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { catalogQueries } from '../catalog.queries.ts';
import { filterCount, toFilter } from '../catalog-params.ts';
import type { FilterProps } from './filter-fields.tsx';
import { LateFilterFields } from './late-filter-fields.ts';

const Dialog = lazy(async () => ({ default: (await import('#src/ui/dialog.tsx')).Dialog }));

/** The filters as a bottom sheet on phones; its button counts what is left. */
export function FilterSheet(props: FilterProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(catalogQueries.filter(toFilter(props.params)));
  const set = filterCount(props.params);
  const count = data?.count ?? 0;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        <Trans>Filters</Trans>
        {set > 0 ? <span className="tabular-nums">({set})</span> : null}
      </Button>
      {open ? (
        <Suspense>
          <Dialog
            open
            onOpenChange={setOpen}
            side="bottom"
            title={t`Filters`}
            footer={
              <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
                <Plural value={count} one="Show # article" other="Show # articles" />
              </Button>
            }
          >
            <LateFilterFields {...props} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
}
