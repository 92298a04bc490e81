import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { KeepOnDevice } from '#src/features/content/content.public.ts';
import { ContentBody, Receipt, useGoneItem } from '#src/features/content/content-reading.public.ts';
import type { ShownSalesDocumentFragment } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { DocumentFacts } from './document-article.tsx';
import { describeType, findDocumentType } from './document-types.ts';
import { documentQueries } from './documents.queries.ts';

/** A sales document (R073, R074, U299). One that the reader may not see looks like one that does not exist. */
export function Component() {
  const { i18n } = useLingui();
  const { type: word, typeOrId, id = typeOrId ?? '' } = useParams();
  const known = findDocumentType(word);
  const query = documentQueries.one(id);
  const { data } = useQuery(query);
  useGoneItem('sales_document', data?.salesDocument === null, () => {
    const first = { q: '', group: '', page: 1 };
    void queryClient.prefetchQuery(documentQueries.list({ ...first, type: known?.type ?? null }));
  });
  /** Null below the word of another type, or of none. */
  const toRecord = (item: ShownSalesDocumentFragment | null) =>
    item && (word === undefined || item.type === known?.type) ? item : null;
  const item = toRecord(data?.salesDocument ?? null);
  const of = item ? describeType(item.type) : known;
  const group = item?.salesDocumentGroup;
  const back = {
    to: of
      ? paths.salesDocumentsOf(of.word, group ? { group: group.id } : {})
      : paths.salesDocuments(),
    label: group?.name ?? (of ? i18n._(of.name) : <Trans>Sales documents</Trans>),
  };
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink {...back} />
      <DetailPage
        query={query}
        record={({ salesDocument }) => toRecord(salesDocument)}
        back={back}
        gone={{
          title: <Trans>Page not found</Trans>,
          text: <Trans>This document does not exist, or it is not for you.</Trans>,
        }}
        missing={<Trans>This device has not kept this document.</Trans>}
        title={({ title, language }) => <span lang={toLang(language)}>{title}</span>}
        next={(shown) => <DocumentFacts item={shown} />}
      >
        {(shown) => (
          <Fragment key={shown.id}>
            <ContentBody item={shown} />
            <KeepOnDevice kind="sales_document" id={shown.id} />
            <Receipt item={{ ...shown, kind: 'sales_document' }}>
              <Trans>Please read this document and confirm it.</Trans>
            </Receipt>
          </Fragment>
        )}
      </DetailPage>
    </div>
  );
}
