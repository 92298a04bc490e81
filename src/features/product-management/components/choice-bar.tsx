import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import type { TableSelection } from '#src/ui/table/table-selection.ts';
import { mostInChangeSet } from '../change-set.rules.ts';
import type { ManagedProduct } from '../managed-products.queries.ts';
import type { Choice } from '../use-choice.ts';

interface Props {
  choice: Choice;
  /** The boxes of the page that is shown. */
  page: TableSelection<ManagedProduct>;
  /** How many articles are found. */
  found: number;
  onChange: () => void;
}

/** Shows the number of selected articles, with buttons that select all found ones and change them. */
export function ChoiceBar({ choice, page, found, onChange }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const { count, isAll } = choice;
  if (count === 0) return null;
  return (
    <div className="sticky top-bar z-20 flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1 rounded bg-brand-tint px-2">
      <Checkbox
        label={t`All on this page`}
        className="lg:sr-only"
        checked={page.all}
        onChange={({ target }) => page.onAll(target.checked)}
      />
      <p role="status" className="tabular font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      {!isAll && found > count ? (
        <Button
          variant="quiet"
          onClick={choice.chooseAll}
          disabledReason={
            found > mostInChangeSet
              ? t`At most ${{ count: number(mostInChangeSet) }} articles at once`
              : null
          }
        >
          <Trans>Select all {{ count: number(found) }} found</Trans>
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button onClick={onChange}>
          <Trans comment="selected articles">Change</Trans>
        </Button>
        <Button variant="quiet" onClick={choice.clear}>
          <Trans comment="selected rows of a list">Deselect</Trans>
        </Button>
      </div>
    </div>
  );
}
