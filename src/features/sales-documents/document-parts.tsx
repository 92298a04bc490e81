import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { paths } from '#src/app/paths.ts';
import { ChoiceCard } from '#src/crud/record/choice-card.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { ContentGrid } from '#src/features/content/content-reading.public.ts';
import type { ListedSalesDocumentFragment } from '#src/graphql/generated/graphql.ts';
import { DocumentCard } from './document-card.tsx';
import { describeType } from './document-types.ts';
import { type DocumentPage, type DocumentSection, shownOfGroup } from './documents.queries.ts';

type Listed = ListedSalesDocumentFragment;

interface Cards {
  isNew: (item: Listed) => boolean;
  withReceipt: (item: Listed) => Listed;
}

interface Props extends Pick<DocumentPage, 'types' | 'sections' | 'documents'>, Cards {
  /** Of the type in addresses, where the first documents of each group are shown; null where all are. */
  word: string | null;
}

/** Tiles, sections, or the documents that a search has found. */
export function DocumentParts({ types, sections, documents, word, ...cards }: Props) {
  const { t, i18n } = useLingui();
  return (
    <>
      {types.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {types.map(({ id, count }) => {
            const { word: to, name } = describeType(id);
            return (
              <ChoiceCard key={id} to={paths.salesDocumentsOf(to)} icon="list" title={i18n._(name)}>
                <Plural value={count} one="# document" other="# documents" />
              </ChoiceCard>
            );
          })}
        </ul>
      ) : null}
      {sections.map((section) => (
        <Section key={section.id} section={section} word={word} {...cards} />
      ))}
      {documents.length > 0 ? (
        <DocumentGrid label={t`Sales documents`} documents={documents} {...cards} />
      ) : null}
    </>
  );
}

interface GridProps extends Cards {
  label: string;
  documents: readonly Listed[];
  heading?: 'h2' | 'h3';
}

function DocumentGrid({ label, documents, heading = 'h2', isNew, withReceipt }: GridProps) {
  return (
    <ContentGrid label={label}>
      {documents.map((item) => (
        <li key={item.id}>
          <DocumentCard item={withReceipt(item)} isNew={isNew(item)} heading={heading} />
        </li>
      ))}
    </ContentGrid>
  );
}

/** The documents of a group, or those without one (U298). */
function Section({
  section: { id, name, documents, count },
  word,
  ...cards
}: Cards & { section: DocumentSection; word: string | null }) {
  const { t } = useLingui();
  const heading = useId();
  const title = name || t`Without a group`;
  const shown = word === null ? documents : documents.slice(0, shownOfGroup);
  return (
    <section aria-labelledby={heading} className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        {word !== null && count > shown.length ? (
          <TextLink to={paths.salesDocumentsOf(word, { group: id })}>
            <Trans>All {{ count }} documents</Trans>
          </TextLink>
        ) : null}
      </div>
      <DocumentGrid label={title} documents={shown} heading="h3" {...cards} />
    </section>
  );
}
