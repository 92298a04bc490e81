import { Trans } from '@lingui/react/macro';
import { ContentItemPage } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenDocumentQueries } from './write-documents.queries.ts';

const DocumentForm = lazyWithMessages(async () => ({
  default: (await import('./document-form.tsx')).DocumentForm,
}));

/** A sales document for those who write it (R119); without an id the form of a new one (R118). */
export function Component() {
  return (
    <ContentItemPage
      type="sales_document"
      titles={{
        create: <Trans>New sales document</Trans>,
        edit: <Trans>Edit sales document</Trans>,
      }}
      page="salesDocuments"
      toQuery={writtenDocumentQueries.one}
    >
      {(edited, choices) => <DocumentForm key={edited?.id} edited={edited} {...choices} />}
    </ContentItemPage>
  );
}
