import { ContentArticle, ReleaseDay } from '#src/features/content/content-reading.public.ts';
import type { ShownNews } from './shown-news.ts';

/** A news item as on its page, for the preview of a form. */
export function NewsArticle({ item }: { item: ShownNews }) {
  return (
    <ContentArticle item={item} picture={item.file} below={<ReleaseDay day={item.validFrom} />} />
  );
}
