import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CountUnit } from '#src/graphql/generated/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FilterFields, type FilterProps } from './filter-fields.tsx';

interface Props extends FilterProps {
  /** The unit of the list: models or single articles. */
  unit: CountUnit;
  /** How many of them match now; unknown while it is asked. */
  count: number | undefined;
  onOpenChange: (open: boolean) => void;
}

/** The filters in a sheet from below; its button says how many results are left. */
export default function FilterPanel({ count, unit, onOpenChange, ...props }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      side="bottom"
      title={t`Filters`}
      footer={
        <Button variant="primary" className="w-full" onClick={() => onOpenChange(false)}>
          {count === undefined ? (
            <Trans>Show results</Trans>
          ) : unit === 'model' ? (
            <Plural value={count} one="Show # product" other="Show # products" />
          ) : (
            <Plural value={count} one="Show # article" other="Show # articles" />
          )}
        </Button>
      }
    >
      <FilterFields {...props} />
    </Dialog>
  );
}
