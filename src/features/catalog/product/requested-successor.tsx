import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { SuccessorNote } from '#src/features/article-facts/article-facts.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';

interface Props {
  /** Codes of the articles on the page. */
  items: readonly { article_code: string }[];
  /** Chooses one of them. */
  choose?: (code: string) => void;
}

/** Names the successor of the article that the address asks for and the page does not have. */
export function RequestedSuccessor({ items, choose }: Props) {
  const [query] = useSearchParams();
  const navigate = useLocaleNavigate();
  const requestedCode = query.get('article');
  const has = (code: string) => items.some(({ article_code }) => article_code === code);
  if (!requestedCode || has(requestedCode)) return null;
  return (
    <SuccessorNote
      code={requestedCode}
      onTake={({ article_code: article, category, slug }) => {
        if (has(article)) choose?.(article);
        navigate(paths.product(category.toLowerCase(), slug, { article }), {
          replace: has(article),
        });
      }}
    />
  );
}
