import { Trans } from '@lingui/react/macro';
import { ContentItemPage } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenGroupQueries } from './write-documents.queries.ts';

const GroupForm = lazyWithMessages(async () => ({
  default: (await import('./group-form.tsx')).GroupForm,
}));

/** A group of sales documents for those who write it (R116); without an id the form of a new one (R115). */
export function Component() {
  return (
    <ContentItemPage
      type="sales_document"
      titles={{ create: <Trans>New group</Trans>, edit: <Trans>Edit group</Trans> }}
      page="salesDocumentGroups"
      toQuery={writtenGroupQueries.one}
    >
      {(edited, { markets }) => <GroupForm key={edited?.id} edited={edited} markets={markets} />}
    </ContentItemPage>
  );
}
