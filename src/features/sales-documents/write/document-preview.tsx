import { ItemPreview, type Layouts } from '#src/features/content/content-writing.public.ts';
import { DocumentArticle } from '../document-article.tsx';
import { DocumentCard } from '../document-card.tsx';
import type { DocumentValues } from './document-values.ts';

interface Props {
  values: DocumentValues;
  markets: readonly { id: string; marketName: string }[];
  layouts: Layouts;
}

/** A sales document as its readers see it. */
export function DocumentPreview(props: Props) {
  const { type, days, mustRead } = props.values;
  return (
    <ItemPreview {...props}>
      {(shared) => {
        const item = { ...shared, type, validFrom: days.from, mustRead, readAt: null };
        return { card: <DocumentCard item={item} />, page: <DocumentArticle item={item} /> };
      }}
    </ItemPreview>
  );
}
