import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { maxAreas } from '#shared/access/user.rules.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldNotes } from '#src/ui/fields/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import type { UserChoices } from '../users.queries.ts';
import { AreaRow } from './area-row.tsx';
import { newArea, type UserValues } from './user-values.ts';

const pageSize = 10;

interface Props {
  form: EntityForm<UserValues>;
  sorgs: UserChoices['sorgs'];
  /** How many areas the user has in organisations that the viewer does not administer. */
  elsewhere: number;
  disabled: boolean;
}

/** The areas of a user, some at a time because a user may have thousands (E084 to E088). */
export function AreaFields({ form, sorgs, elsewhere, disabled }: Props) {
  const { control, formState } = form.methods;
  const { fields, append, remove } = useFieldArray({ control, name: 'areas' });
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(fields.length / pageSize));
  const shownPage = Math.min(page, pages);
  const first = (shownPage - 1) * pageSize;
  const { areas: errors } = formState.errors;
  const wrong = Array.isArray(errors) ? errors.findIndex(Boolean) : -1;
  useEffect(() => {
    if (wrong >= 0) setPage(Math.floor(wrong / pageSize) + 1);
  }, [wrong]);
  const add = () => {
    append(newArea(sorgs));
    setPage(Math.ceil((fields.length + 1) / pageSize));
  };
  return (
    <fieldset disabled={disabled} className="space-y-3">
      <legend className="font-medium">
        <Trans>Areas</Trans>
      </legend>
      <p className="text-sm text-ink-muted">
        <Trans>
          The customers whom the user may see and act for. A user needs at least one area.
        </Trans>
      </p>
      <ul className="space-y-3">
        {fields.slice(first, first + pageSize).map(({ id }, at) => (
          <AreaRow
            key={id}
            form={form}
            at={first + at}
            sorgs={sorgs}
            disabled={disabled}
            onRemove={fields.length > 1 ? () => remove(first + at) : null}
          />
        ))}
      </ul>
      <Pagination page={shownPage} pageSize={pageSize} count={fields.length} onPage={setPage} />
      <FieldNotes id="user-areas" error={form.getError('areas')} />
      {elsewhere > 0 ? (
        <p className="text-sm text-ink-muted">
          <Plural
            value={elsewhere}
            one="# area elsewhere: the user has it in an organisation that you do not administer. It stays as it is."
            other="# areas elsewhere: the user has them in organisations that you do not administer. They stay as they are."
          />
        </p>
      ) : null}
      {disabled || fields.length >= maxAreas ? null : (
        <Button variant="secondary" onClick={add}>
          <Icon name="plus" size={20} />
          <Trans>Add area</Trans>
        </Button>
      )}
    </fieldset>
  );
}
