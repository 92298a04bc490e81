import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { request } from '#src/graphql/client.ts';
import { ContentFoundDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';

interface Asked {
  search: string;
  news: boolean;
  salesDocuments: boolean;
  marketingMaterial: boolean;
}

const foundQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['content', 'found', asked],
    queryFn: ({ signal }) => request(ContentFoundDocument, asked, { signal }),
  });

interface Props {
  /** The list that shows what it has found itself. */
  list: 'news' | 'salesDocuments' | 'marketingMaterial';
  /** Nothing is shown while it is empty. */
  search: string;
}

/** How much the search of a list finds in the other lists of content that the user may read, with the way there. */
export function FoundElsewhere({ list, search }: Props) {
  const { t } = useLingui();
  const { has } = useSession();
  const { flags } = useHostConfig();
  const number = useNumber();
  const asked = {
    search,
    news: list !== 'news' && flags.NEWS && has('page.news'),
    salesDocuments: list !== 'salesDocuments' && has('page.sales-document'),
    marketingMaterial: list !== 'marketingMaterial' && has('page.marketing-material'),
  };
  const { news, salesDocuments, marketingMaterial } = asked;
  const isAsked = search !== '' && (news || salesDocuments || marketingMaterial);
  const { data } = useQuery({ ...foundQuery(asked), enabled: isAsked });
  if (!isAsked) return null;
  const found = [
    { name: t`News`, to: paths.news({ q: search }), ...data?.newsList?.info },
    {
      name: t`Sales documents`,
      to: paths.salesDocuments({ q: search }),
      ...data?.salesDocuments?.info,
    },
    {
      name: t`Marketing material`,
      to: paths.marketingMaterial({ q: search }),
      ...data?.marketingMaterials?.info,
    },
  ];
  const others = found.filter(({ count = 0 }) => count > 0);
  // The room is there from the beginning, so that the cards below do not move.
  return (
    <nav className="flex min-h-touch flex-wrap items-center gap-x-4 text-sm">
      {others.length > 0 ? (
        <span className="text-ink-muted">
          <Trans>Also found:</Trans>
        </span>
      ) : null}
      {data && others.length === 0 ? (
        <span className="text-ink-muted">
          <Trans>Nothing found elsewhere</Trans>
        </span>
      ) : null}
      {others.map(({ name, to, count = 0 }) => (
        <TextLink key={to} to={to}>
          {name} ({number(count)})
        </TextLink>
      ))}
    </nav>
  );
}
