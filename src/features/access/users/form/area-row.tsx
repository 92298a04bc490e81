import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type Limitation, limitations, needsValue } from '#shared/access/user.rules.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { toSorgOptions, withChosen } from '../../options.ts';
import { useLimitationTexts } from '../area-texts.ts';
import { AreaCustomerPicker } from '../use-user-filters.tsx';
import type { UserChoices } from '../users.queries.ts';
import type { UserValues } from './user-values.ts';

interface Props {
  form: EntityForm<UserValues>;
  /** The place of the area in the form. */
  at: number;
  sorgs: UserChoices['sorgs'];
  disabled: boolean;
  /** Null for the only area. */
  onRemove: (() => void) | null;
}

/** One area of a user: the organisation, what limits the user there, and its value. */
export function AreaRow({ form, at, sorgs, disabled, onRemove }: Props) {
  const { t } = useLingui();
  const texts = useLimitationTexts();
  const area = form.values.areas[at];
  if (!area) return null;
  const { sorg, limitation } = area;
  const name = `areas.${at}` as const;
  const place = at + 1;
  const empty = { value: '', customerName: '' };
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3 sm:grid-cols-[1fr_1fr_2fr_auto] sm:items-start">
      <SelectField
        label={t`Sales organisation`}
        value={sorg}
        error={form.getError(`${name}.sorg`)}
        options={withChosen(toSorgOptions(sorgs), sorg)}
        onChange={({ target }) => {
          const isKept = limitation !== 'customer';
          form.set(name, { ...area, sorg: target.value, ...(isKept ? {} : empty) });
        }}
      />
      <SelectField
        label={t({ message: 'Limited to', comment: 'kind of the areas of a user' })}
        value={limitation}
        options={limitations.map((value) => ({ value, label: texts[value] }))}
        onChange={({ target }) => {
          form.set(name, { ...area, limitation: target.value as Limitation, ...empty });
        }}
      />
      <AreaValue form={form} at={at} disabled={disabled} />
      {onRemove && !disabled ? (
        <Button
          variant="quiet"
          aria-label={t`Remove area ${place}`}
          className="sm:mt-6"
          onClick={onRemove}
        >
          <Icon name="trash" size={20} />
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}

/** The customer or the code that an area is limited to; nothing where it needs none. */
function AreaValue({ form, at, disabled }: Pick<Props, 'form' | 'at' | 'disabled'>) {
  const { t } = useLingui();
  const texts = useLimitationTexts();
  const area = form.values.areas[at];
  const name = `areas.${at}` as const;
  if (!area || !needsValue(area.limitation)) return <span />;
  const { sorg, limitation, value, customerName } = area;
  const error = form.getError(`${name}.value`);
  if (limitation !== 'customer')
    return (
      <TextField
        required
        label={texts[limitation]}
        hint={t`The code in your ERP system`}
        value={value}
        error={error}
        onChange={({ target }) => form.set(name, { ...area, value: target.value })}
      />
    );
  return (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <AreaCustomerPicker
        required
        disabled={disabled}
        sorgs={[sorg]}
        label={t`Customer`}
        value={value ? { code: value, name: customerName || value } : null}
        error={error}
        hint={customerName ? value : t`Type a name, a code or a city`}
        onChange={(picked) =>
          form.set(name, {
            ...area,
            value: picked?.code ?? '',
            customerName: picked?.name ?? '',
          })
        }
      />
    </Suspense>
  );
}
