import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { request } from '#src/graphql/client.ts';
import {
  LinkedSalesDocumentsDocument,
  SearchSuggestionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';
import { createSearch, type SearchOptions } from '#src/ui/combobox/option.ts';
import type { LinkKind } from '#src/ui/rich-text/link-kind.ts';

/** Targets on a page of the list, the rest with the next page. */
const limit = 20;

/** The server suggests articles from the third letter on (B088). */
const searchArticles: SearchOptions<{ value: string; label: string; text: string }> = async (
  text,
  { signal },
) => {
  const variables = { text, category: null, limit };
  const found = text
    ? (await request(SearchSuggestionsDocument, variables, { signal })).searchSuggestions
    : [];
  const options = found.map(({ name, slug, category, article_code: article }) => ({
    value: paths.product(category.toLowerCase(), slug, { article }),
    label: name,
    text: article,
  }));
  return { options, total: options.length };
};

const searchDocuments: LinkKind['search'] = async (search, { page, signal }) => {
  const { salesDocuments } = await request(
    LinkedSalesDocumentsDocument,
    { search: search || null, page, limit },
    { signal },
  );
  const options = salesDocuments.salesDocuments.map(({ id, title, subtitle }) => ({
    value: paths.salesDocumentsOf(id),
    label: title,
    text: subtitle,
  }));
  return { options, total: salesDocuments.info.count };
};

/** The permissions of the user. Not from the session, whose login page shows announcements, which need this. */
function useStoredScopes(): readonly string[] {
  const [scopes, setScopes] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void storedUser<{ scopes: readonly string[] }>().then((user) => {
      if (isShown) setScopes(user?.scopes ?? []);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return scopes;
}

/**
 * Returns what links of a text may lead to within the portal: pages of readers, and the articles and sales documents that
 * the writer may search.
 */
export function useLinkKinds(): LinkKind[] {
  const { t } = useLingui();
  const { flags } = useHostConfig();
  const scopes = useStoredScopes();
  const mayOne = (...names: readonly string[]) => names.some((name) => scopes.includes(name));
  const pages = [
    { value: paths.home(), label: t`Home` },
    { value: paths.catalog(), label: t`Catalog` },
    { value: paths.fastOrder(), label: t`Fast order` },
    { value: paths.cart(), label: t`Cart` },
    { value: paths.orders(), label: t`Orders` },
    { value: paths.claims(), label: t`Claims` },
    { value: paths.downloadArea(), label: t`Downloads` },
    ...(flags.NEWS ? [{ value: paths.news(), label: t`News` }] : []),
    { value: paths.salesDocuments(), label: t`Sales documents` },
    { value: paths.marketingMaterial(), label: t`Marketing material` },
    { value: paths.editProfile(), label: t`Settings` },
  ];
  return [
    { name: 'page', label: t`Page of the portal`, search: createSearch(pages) },
    ...(mayOne('page.catalog')
      ? [{ name: 'article', label: t`Article`, search: searchArticles }]
      : []),
    ...(mayOne('page.sales-document', 'sales-document.cu')
      ? [{ name: 'document', label: t`Sales document`, search: searchDocuments }]
      : []),
  ];
}
