import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { folded } from '#shared/folded-text.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { FieldNotes } from '#src/ui/fields/field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import type { UserChoices } from '../users.queries.ts';
import type { UserValues } from './user-values.ts';

/** Target markets of a page (B295). */
const pageSize = 15;

interface Props {
  form: EntityForm<UserValues>;
  markets: UserChoices['contentTargetMarkets'];
}

/** The target markets whose content the user sees, in groups of four and found by typing (E089 to E091, B295). */
export function MarketChoice({ form, markets }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = markets.filter(({ marketName }) =>
    folded(marketName).includes(folded(search.trim())),
  );
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  if (markets.length === 0) return null;
  return (
    <ValueField form={form} name="markets">
      {({ value, value: { length: count }, onChange, error }) => (
        <fieldset className="space-y-2">
          <legend className="font-medium">
            <Trans>Target markets</Trans>
          </legend>
          <p className="text-sm text-ink-muted">
            <Plural value={count} one="# chosen" other="# chosen" />
          </p>
          {markets.length > pageSize ? (
            <TextField
              label={t`Search target markets`}
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
                setPage(1);
              }}
            />
          ) : null}
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
            {shown.map(({ id, marketName }) => (
              <Checkbox
                key={id}
                label={marketName}
                checked={value.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
                }
              />
            ))}
          </div>
          <Pagination page={page} pageSize={pageSize} count={found.length} onPage={setPage} />
          <FieldNotes id="user-markets" error={error} />
        </fieldset>
      )}
    </ValueField>
  );
}
