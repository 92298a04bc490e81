import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { late } from '#src/ui/late.tsx';
import { filterCount } from '../catalog-params.ts';
import type { FilterProps } from './filter-fields.tsx';
import { LateFilterFields } from './late-filter-fields.ts';
import { useFilterOptions } from './use-filter-options.ts';

const Dialog = late(async () => ({ default: (await import('#src/ui/dialog.tsx')).Dialog }));

/** The filters as a bottom sheet on phones; its button counts what is left. */
export function FilterSheet(props: FilterProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const set = filterCount(props.params);
  const { count } = useFilterOptions(props.params);
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
                {count === undefined ? (
                  <Trans>Show articles</Trans>
                ) : (
                  <Plural value={count} one="Show # article" other="Show # articles" />
                )}
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
