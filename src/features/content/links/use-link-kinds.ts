import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { request } from '#src/graphql/client.ts';
import {
  LinkedSalesDocumentsDocument,
  SearchSuggestionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
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

/** Returns what links of a text may lead to within the portal: pages of readers, articles and sales documents. */
export function useLinkKinds(): LinkKind[] {
  const { t } = useLingui();
  const { flags } = useHostConfig();
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
    { name: 'article', label: t`Article`, search: searchArticles },
    { name: 'document', label: t`Sales document`, search: searchDocuments },
  ];
}
