import type { TextLanguage } from '../texts/languages.ts';

/** Title and body (HTML) of a news item. */
export type NewsText = readonly [title: string, body: string];

/** A news item of the demo; days are counted from the day of the feed. */
export interface DemoNews {
  id: string;
  /** An id of `layouts.csv`. */
  layout: string;
  tags: readonly string[];
  from: number;
  to: number;
  mustRead?: true;
  /** It was never published. */
  draft?: true;
  /** Also for the service partners of all countries. */
  forService?: true;
  itemPerLine?: number;
  texts: Partial<Record<TextLanguage, NewsText>>;
}
