import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { hitCount, hitsLink, kindsFound } from './search-hits.rules.ts';
import type { SearchOffer } from './suggestion-list.tsx';
import { useKindNames } from './use-kind-names.ts';
import { useSearchBox } from './use-search-box.ts';

/** The text of a search box and what is offered for it: articles, then the results by kind of product. */
export function useSearchOffers(initial: string) {
  const { t } = useLingui();
  const names = useKindNames();
  const { catalogDefaultView: view } = useHostConfig();
  const { text, setText, suggestions, hits } = useSearchBox(initial);
  const search = text.trim();
  const articles = suggestions.map((one): SearchOffer => {
    const { article_code: article, category, slug } = one;
    return {
      key: article,
      text: one.suggestion,
      detail: `${article} · ${names[category]}`,
      to: paths.product(category.toLowerCase(), slug, { article }),
    };
  });
  const kinds = kindsFound(hits, view).map((one): SearchOffer => {
    const count = hitCount(one, view);
    const name = names[one.kind];
    return {
      key: one.kind,
      text: t({ message: `${count} in ${name}`, comment: 'such as: 23 in Parts' }),
      detail: t`All results`,
      to: hitsLink(one.kind, search, null),
    };
  });
  return { text, setText, offers: [...articles, ...kinds] };
}
