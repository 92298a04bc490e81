import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { request } from '#src/graphql/client.ts';
import { BulkCategoriesDocument } from '#src/graphql/generated/graphql.ts';
import type { PickedCategory } from './bulk-values.ts';

/** Categories of a page of the list. */
const limit = 20;

interface Props {
  value: PickedCategory | null;
  onChange: (category: PickedCategory | null) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The category that gets the materials: one of the own sales organisation. */
export function CategoryField(field: Props) {
  const { t } = useLingui();
  return (
    <EntityPicker<PickedCategory & { parent?: { title: string } | null; mayChange?: boolean }>
      {...field}
      label={t`Category`}
      required
      onChange={(found) => field.onChange(found && { id: found.id, title: found.title })}
      find={async (search, { page, signal }) => {
        const { marketingMaterialCategories: found } = await request(
          BulkCategoriesDocument,
          { ...(search && { search }), page, limit },
          { signal },
        );
        return { rows: found.marketingMaterialCategories, count: found.info.count };
      }}
      toOption={({ id, title, parent, mayChange = true }) => ({
        value: id,
        label: title,
        text: mayChange ? parent?.title : t`Of another sales organisation`,
        disabled: !mayChange,
      })}
    />
  );
}
