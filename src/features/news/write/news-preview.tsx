import { ItemPreview, type Layouts } from '#src/features/content/content-writing.public.ts';
import { NewsArticle } from '../news-article.tsx';
import { NewsCard } from '../news-card.tsx';
import type { NewsValues } from './news-values.ts';

interface Props {
  values: NewsValues;
  markets: readonly { id: string; marketName: string }[];
  layouts: Layouts;
}

/** A news item as its readers see it. */
export function NewsPreview(props: Props) {
  const { days, mustRead, file } = props.values;
  return (
    <ItemPreview {...props}>
      {(shared, show) => {
        const [picture = null] = show(file);
        const item = { ...shared, validFrom: days.from, mustRead, readAt: null, file: picture };
        return { card: <NewsCard item={item} />, page: <NewsArticle item={item} /> };
      }}
    </ItemPreview>
  );
}
