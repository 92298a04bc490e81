import { Trans } from '@lingui/react/macro';
import { ContentItemPage } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenCategoryQueries } from './write-material.queries.ts';

const CategoryForm = lazyWithMessages(async () => ({
  default: (await import('./category-form.tsx')).CategoryForm,
}));

/** A category of marketing material for those who write it (R123); without an id the form of a new one (R122). */
export function Component() {
  return (
    <ContentItemPage
      type="marketing_material"
      titles={{ create: <Trans>New category</Trans>, edit: <Trans>Edit category</Trans> }}
      page="marketingCategories"
      toQuery={writtenCategoryQueries.one}
    >
      {(edited, choices) => <CategoryForm key={edited?.id} edited={edited} {...choices} />}
    </ContentItemPage>
  );
}
