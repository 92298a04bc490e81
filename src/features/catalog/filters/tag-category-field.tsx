import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import type { CatalogParams } from '../catalog-params.ts';
import { tagCategories } from './tag-category.rules.ts';

interface Props {
  tags: readonly { value: string }[];
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
}

/** Which kind of tags an article has to have (E199, U193); nothing where tags have no kinds. */
export function TagCategoryField({ tags, params, onChange }: Props) {
  const { t } = useLingui();
  const chosen = params.articleTagCategory;
  const categories = [...new Set([...tagCategories(tags), ...(chosen ? [chosen] : [])])];
  if (categories.length === 0) return null;
  return (
    <SelectField
      label={t`Kind of tag`}
      value={chosen}
      options={[
        { value: '', label: t`All` },
        ...categories.map((value) => ({ value, label: value })),
      ]}
      onChange={({ target }) => onChange({ ...params, articleTagCategory: target.value })}
    />
  );
}
