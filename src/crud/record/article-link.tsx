import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { TextLink } from './record-links.tsx';

interface Props {
  slug: string | null;
  category: ProductCategory | null;
  /** Article code. */
  article: string;
  children: ReactNode;
}

/** The way to an article; its bare name when it is gone from the catalog. */
export function ArticleLink({ slug, category, article, children }: Props) {
  if (!slug || !category) return <span className="wrap-anywhere">{children}</span>;
  return (
    <TextLink to={paths.product(category.toLowerCase(), slug, { article })}>{children}</TextLink>
  );
}
