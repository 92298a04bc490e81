import { paths } from '#src/app/paths.ts';
import { isPicture } from '#src/features/content/content.public.ts';
import { ContentCard, ReleaseDay } from '#src/features/content/content-reading.public.ts';
import { describeType } from './document-types.ts';
import type { ListedDocument } from './shown-document.ts';

interface Props {
  item: ListedDocument;
  /** It became valid or was changed since the reader looked last. */
  isNew?: boolean;
  heading?: 'h2' | 'h3';
}

/** A sales document on a card: its first picture, or kind and size of its first file. */
export function DocumentCard({ item, isNew, heading = 'h2' }: Props) {
  const { id, type, files } = item;
  return (
    <ContentCard
      to={paths.salesDocument(describeType(type).word, id)}
      item={item}
      layout={item.layout}
      subtitle={item.subtitle}
      released={<ReleaseDay day={item.validFrom} />}
      picture={files.find(isPicture) ?? null}
      file={files[0] ?? null}
      isNew={isNew}
      heading={heading}
    />
  );
}
