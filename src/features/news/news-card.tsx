import { paths } from '#src/app/paths.ts';
import { ContentCard, ReleaseDay } from '#src/features/content/content-reading.public.ts';
import type { ShownNews } from './shown-news.ts';
import { toExcerpt } from './to-excerpt.rules.ts';

interface Props {
  item: ShownNews;
  /** It became valid or was changed since the reader looked last. */
  isNew?: boolean;
}

/** A news item on a card; its subtitle is the beginning of its text. */
export function NewsCard({ item, isNew }: Props) {
  const { file, layout } = item;
  return (
    <ContentCard
      to={paths.newsItem(item.id)}
      item={item}
      layout={layout}
      subtitle={layout?.subtitleOnCard ? toExcerpt(item.body) : ''}
      released={<ReleaseDay day={item.validFrom} />}
      picture={file}
      file={file}
      isNew={isNew}
    />
  );
}
