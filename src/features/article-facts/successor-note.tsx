import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { request } from '#src/graphql/client.ts';
import {
  type CartProductFragment,
  ResolveArticlesDocument,
} from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { fullName } from '#src/lib/variant-text.ts';
import { Button } from '#src/ui/button.tsx';

const successorQuery = (code: string) =>
  queryOptions({
    queryKey: ['article-facts', 'successor', code],
    queryFn: async ({ signal }) => {
      const { resolveArticles } = await request(
        ResolveArticlesDocument,
        { codes: [code] },
        { signal },
      );
      return resolveArticles[0]?.replacedBy ?? null;
    },
    // Without an answer the article is just no longer available, which the page says already.
    meta: { logAs: 'Something went wrong (01)' },
  });

interface Props {
  /** Of the article that is no longer available. */
  code: string;
  onTake: (successor: CartProductFragment) => void;
}

/** Names the article that took the place of another, and takes it instead with one press. */
export function SuccessorNote({ code, onTake }: Props) {
  const { data: successor } = useQuery(successorQuery(code));
  if (!successor) return null;
  const { article_code: article, article_code_display: shown, category, slug } = successor;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 break-words">
        <Trans>Replaced by</Trans>{' '}
        <LocaleLink
          to={paths.product(category.toLowerCase(), slug, { article })}
          className="text-brand-ink underline underline-offset-2"
        >
          {shown} {fullName(successor)}
        </LocaleLink>
      </p>
      <Button variant="secondary" onClick={() => onTake(successor)}>
        <Trans>Take {shown} instead</Trans>
      </Button>
    </div>
  );
}
