import { Trans } from '@lingui/react/macro';
import {
  ContentPreview,
  type Layouts,
  type PreviewedText,
  toShownFiles,
  toWords,
} from '#src/features/content/content-writing.public.ts';
import { NewsArticle } from '../news-article.tsx';
import { NewsCard } from '../news-card.tsx';
import type { ShownNews } from '../shown-news.ts';
import type { NewsValues } from './news-values.ts';

interface Props {
  values: NewsValues;
  markets: readonly { id: string; marketName: string }[];
  layouts: Layouts;
}

/** A news item as its readers see it: its card, and its page. */
export function NewsPreview({ values, markets, layouts }: Props) {
  const { days, contentTargetMarkets } = values;
  return (
    <ContentPreview
      texts={values}
      days={days}
      markets={{
        options: markets.map(({ id, marketName }) => ({ value: id, label: marketName })),
        chosen: contentTargetMarkets,
      }}
    >
      {(text) => {
        const item = text && toShownNews(values, text, layouts);
        return item ? (
          <div className="space-y-6">
            <h4 className="text-sm font-medium text-ink-muted">
              <Trans>Card in the list</Trans>
            </h4>
            {/* A grid gives the card its height; the document of the frame would otherwise give that of the frame. */}
            <div className="grid max-w-sm">
              <NewsCard item={item} />
            </div>
            <h4 className="text-sm font-medium text-ink-muted">
              <Trans comment="a news item on a page of its own">Page</Trans>
            </h4>
            <NewsArticle item={item} />
          </div>
        ) : null;
      }}
    </ContentPreview>
  );
}

function toShownNews(values: NewsValues, text: PreviewedText, layouts: Layouts): ShownNews {
  const shown = (files: NewsValues['files']) =>
    toShownFiles(files, [text.language, values.language]);
  return {
    id: '',
    title: text.title,
    body: text.body,
    // Only a text that the reader is shown for want of another is marked.
    language: text.isFallback ? text.language : null,
    validFrom: values.days.from,
    mustRead: values.mustRead,
    readAt: null,
    tags: toWords(values.tags),
    itemPerLine: Number(values.itemPerLine),
    layout: layouts.find(({ id }) => id === values.layout) ?? null,
    file: shown(values.file)[0] ?? null,
    files: shown(values.files),
  };
}
