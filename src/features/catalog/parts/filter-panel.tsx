import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FilterFields, type FilterProps } from './filter-fields.tsx';

interface Props extends FilterProps {
  /** How many articles match now; unknown while it is asked. */
  count: number | undefined;
  onOpenChange: (open: boolean) => void;
}

/** The filters in a sheet from below; its button says how many articles are left. */
export default function FilterPanel({ count, onOpenChange, ...props }: Props) {
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
            <Trans>Show articles</Trans>
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
