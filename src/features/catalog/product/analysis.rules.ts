import type { ProductAnalysesQuery } from '#src/graphql/generated/graphql.ts';

export type Analysis = ProductAnalysesQuery['productAnalyzesV3'][number];

/** Flags that prevent ordering when they are set, the most serious first. */
const hindering = [
  'invalidArticle',
  'sorgBlocked',
  'brandBlocked',
  'categoryBlocked',
  'hierarchyBlocked',
  'orderBlocked',
] as const;

/** Flags that prevent ordering when they are not set. */
const needed = ['hasPrice', 'allowToOrder'] as const;

/** Why an article cannot be ordered, in the server's words, each once (E297 to E312). */
export function reasonsOf(analysis: Analysis): string[] {
  const words = [
    ...hindering.map((name) => analysis[name]).filter(({ status }) => status),
    ...needed.map((name) => analysis[name]).filter(({ status }) => !status),
  ].map(({ description }) => description.trim());
  return [...new Set(words.filter(Boolean))];
}
