import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';

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
    <LocaleLink
      to={paths.product(category.toLowerCase(), slug, { article })}
      className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 wrap-anywhere hover:underline"
    >
      {children}
    </LocaleLink>
  );
}
