import { Trans } from '@lingui/react/macro';
import { ContentItemPage } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenMaterialQueries } from './write-material.queries.ts';

const MaterialForm = lazyWithMessages(async () => ({
  default: (await import('./material-form.tsx')).MaterialForm,
}));

/** Marketing material for those who write it (R127); without an id the form of new material (R125). */
export function Component() {
  return (
    <ContentItemPage
      type="marketing_material"
      titles={{ create: <Trans>New picture</Trans>, edit: <Trans>Edit picture</Trans> }}
      page="marketingMaterial"
      toQuery={writtenMaterialQueries.one}
    >
      {(edited, choices) => <MaterialForm key={edited?.id} edited={edited} {...choices} />}
    </ContentItemPage>
  );
}
