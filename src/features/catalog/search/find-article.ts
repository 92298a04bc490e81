import { paths } from '#src/app/paths.ts';
import { request } from '#src/graphql/client.ts';
import { ResolveArticlesDocument } from '#src/graphql/generated/graphql.ts';

/** No code is longer, and the server looks up no longer one. */
const longest = 200;

/**
 * The page of the one article whose code, shown code, former code, EAN or UPC this is, in any case and
 * with or without blanks, dots and dashes, with the article chosen on it; of a replaced article the page
 * of its successor; null when it is the code of none or of several. Looked up whole: a short code may be part of any number of others.
 * @throws as `request` does
 */
export async function findArticle(text: string, signal?: AbortSignal): Promise<string | null> {
  const code = text.trim();
  if (code === '' || code.length > longest) return null;
  const variables = { codes: [code] };
  const answer = await request(ResolveArticlesDocument, variables, signal ? { signal } : {});
  const [found] = answer.resolveArticles;
  const hit = found?.product ?? found?.replacedBy;
  if (!hit) return null;
  // The page of a successor is asked for the old code, and says what took its place.
  const article = found?.product ? hit.article_code : code;
  return paths.product(hit.category.toLowerCase(), hit.slug, { article });
}
