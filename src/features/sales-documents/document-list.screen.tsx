import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import * as v from 'valibot';
import { localePath, paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { defineListParams, pageParamsOf, textParam } from '#src/crud/list/list-params.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useMarketCheck } from '#src/features/content/content.public.ts';
import {
  FoundElsewhere,
  itemsOnPage,
  PleaseRead,
  useLookedAt,
  useWithReceipt,
  withSearch,
} from '#src/features/content/content-reading.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { DocumentParts } from './document-parts.tsx';
import { describeType, findDocumentType } from './document-types.ts';
import { type DocumentPage, documentQueries, groupsOnPage } from './documents.queries.ts';

const params = defineListParams(
  v.object({ q: textParam(), group: textParam(), ...pageParamsOf([itemsOnPage]) }),
);

/** A document shares the address of the types, and its reader is larger than the list. */
const DocumentScreen = lazyWithMessages(async () => ({
  default: (await import('./document.screen.tsx')).Component,
}));

/** Known words are types, any other one is the id of a document (N012). */
export function Component() {
  const { typeOrId } = useParams();
  const known = findDocumentType(typeOrId);
  if (typeOrId && !known)
    return (
      <Suspense>
        <DocumentScreen />
      </Suspense>
    );
  // A page of another type does not show the documents of the one before.
  return <DocumentList key={typeOrId} known={known} />;
}

const toRows = ({ types, sections, documents }: DocumentPage) => [
  ...types,
  ...sections,
  ...documents,
];

const listDocuments = ({ sections, documents }: DocumentPage) => [
  ...sections.flatMap((section) => section.documents),
  ...documents,
];

/** Tiles of the types (R069, reading 67), the documents of a type by group (R070, U298), and what a search finds. */
function DocumentList({ known }: { known: ReturnType<typeof findDocumentType> }) {
  const { t, i18n } = useLingui();
  const { has } = useSession();
  const locale = useLocale();
  const list = withSearch(params.use());
  const { q, group, page } = list.params;
  const query = documentQueries.list({ type: known?.type ?? null, q, group, page });
  const { data } = useQuery(query);
  const isEmpty = data !== undefined && toRows(data).length === 0;
  useMarketCheck('sales_document', isEmpty && !q && page === 1);
  const hasTiles = data !== undefined && data.types.length > 0;
  const isNew = useLookedAt('sales_document', hasTiles ? undefined : data?.asOf);
  const withReceipt = useWithReceipt('sales_document');
  const [only, other] = data?.types ?? [];
  if (only && !other) {
    const { word } = describeType(only.id);
    return <Navigate replace to={localePath(locale, paths.salesDocumentsOf(word))} />;
  }
  const byGroup = known !== undefined && !q && !group;
  return (
    <ListPage
      name="sales-documents"
      title={
        <>
          <Trans>Sales documents</Trans>
          {known && !q ? ` · ${i18n._(known.name)}` : null}
        </>
      }
      caption={t`Sales documents`}
      list={byGroup ? { ...list, params: { ...list.params, limit: groupsOnPage } } : list}
      query={query}
      read={(answer) => ({ rows: toRows(answer), count: answer.count })}
      rowKey={({ id }) => id}
      above={
        known && group && !q ? (
          <BackLink to={paths.salesDocumentsOf(known.word)} label={i18n._(known.name)} />
        ) : null
      }
      search={{ label: t`Search sales documents`, hint: t`Title, text, file or tag` }}
      refresh="old"
      paging={{ pageSizes: [itemsOnPage] }}
      notice={
        <>
          <FoundElsewhere list="salesDocuments" search={q} has={has} />
          <PleaseRead
            items={data && !q ? listDocuments(data).map(withReceipt) : []}
            toPath={paths.salesDocumentsOf}
            countText={(count) => <Plural value={count} one="# document" other="# documents" />}
          />
        </>
      }
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No sales documents at present</Trans>}
          action={
            <ButtonLink primary to={paths.home()}>
              <Trans>To the home page</Trans>
            </ButtonLink>
          }
        />
      }
      noResult={{ showAll: <Trans>Show all sales documents</Trans> }}
    >
      {(answer) => (
        <DocumentParts
          {...answer}
          word={byGroup ? known.word : null}
          isNew={isNew}
          withReceipt={withReceipt}
        />
      )}
    </ListPage>
  );
}
