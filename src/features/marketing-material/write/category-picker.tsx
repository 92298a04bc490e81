import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { useOwnOption } from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type MarketingMaterialType,
  WrittenMarketingCategoryListDocument,
} from '#src/graphql/generated/graphql.ts';
import type { Option } from '#src/ui/combobox/option.ts';
import { describeType } from '../material-types.ts';

/** A category as forms hold it. */
export interface PickedCategory {
  id: string;
  title: string;
  type: MarketingMaterialType;
}

/** A category that is offered, with where it is. */
interface OfferedCategory extends PickedCategory {
  parent?: { title: string } | null;
}

/** Finds a page of categories for what is typed. */
export async function findCategories(
  search: string,
  { page, signal }: { page: number; signal: AbortSignal },
) {
  const asked = { page, limit: 20, ...(search && { search }) };
  const answer = await request(WrittenMarketingCategoryListDocument, asked, { signal });
  const { marketingMaterialCategories: rows, info } = answer.marketingMaterialCategories;
  return { rows, count: info.count };
}

/** Returns how a category is offered: with its parent, or else its type. */
export function useCategoryOption(): (category: OfferedCategory) => Option {
  const { i18n } = useLingui();
  return ({ id, title, type, parent }) => ({
    value: id,
    label: title,
    text: parent?.title ?? i18n._(describeType(type).name),
  });
}

interface Props
  extends Omit<
    ComponentProps<typeof EntityPicker<OfferedCategory>>,
    'find' | 'toOption' | 'onChange'
  > {
  value: PickedCategory | null;
  onChange: (category: PickedCategory | null) => void;
  /** The id of a category that cannot be chosen, because it is the one that is placed. */
  except?: string | undefined;
}

/** Chooses a category of the own sales organisation by its title. */
export function CategoryPicker({ onChange, except, ...field }: Props) {
  const toOption = useOwnOption(useCategoryOption());
  return (
    <EntityPicker<OfferedCategory>
      {...field}
      onChange={(picked) =>
        onChange(picked && { id: picked.id, title: picked.title, type: picked.type })
      }
      find={findCategories}
      toOption={(category) => ({
        ...toOption(category),
        ...(category.id === except && { disabled: true }),
      })}
    />
  );
}
