import { useLingui } from '@lingui/react/macro';
import type { CatalogParams } from '#src/features/catalog/catalog.public.ts';
import type { ManagedState, ProductCategory } from '#src/graphql/generated/graphql.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';

interface Props {
  catalog: CatalogParams;
  onChange: (next: CatalogParams) => void;
  state: ManagedState;
  onState: (state: ManagedState) => void;
}

/** Which articles are shown, above the filters of the catalog. */
export function ScopeFields({ catalog, onChange, state, onState }: Props) {
  const { t } = useLingui();
  const states: { value: ManagedState; label: string }[] = [
    { value: 'listed', label: t`In the catalog` },
    { value: 'inactive', label: t`Not in the catalog` },
    { value: 'deleted', label: t`Deleted` },
    { value: 'overridden', label: t`Set in the portal` },
    { value: 'all', label: t`All articles` },
  ];
  const kinds = [
    { value: '', label: t`All` },
    { value: 'Bike', label: t`Bikes` },
    { value: 'PAA', label: t`Parts` },
  ];
  return (
    <div className="space-y-3">
      <SelectField
        label={t`Articles`}
        options={states}
        value={state}
        onChange={({ target }) => onState(target.value as ManagedState)}
      />
      <SelectField
        label={t`Kind of product`}
        options={kinds}
        value={catalog.category ?? ''}
        onChange={({ target }) =>
          onChange({ ...catalog, category: (target.value || null) as ProductCategory | null })
        }
      />
    </div>
  );
}
