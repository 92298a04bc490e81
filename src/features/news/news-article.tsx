import {
  ContentArticle,
  ContentBody,
  ReleaseDay,
} from '#src/features/content/content-reading.public.ts';
import type { ShownNews } from './shown-news.ts';

interface Props {
  item: ShownNews;
}

/** A news item as on its page, for the preview of a form. */
export function NewsArticle({ item }: Props) {
  return (
    <ContentArticle item={item} picture={item.file} below={<ReleaseDay day={item.validFrom} />} />
  );
}

/** Everything of it below its title. */
export function NewsBody({ item }: Props) {
  return <ContentBody item={item} picture={item.file} />;
}
