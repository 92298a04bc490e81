import { readArticleCodes } from '#shared/scanned-code/article-codes.ts';
import { paths } from '#src/app/paths.ts';
import type { FoundArticle } from '#src/features/scan/scan.public.ts';
import { request } from '#src/graphql/client.ts';
import { ResolveArticlesDocument } from '#src/graphql/generated/graphql.ts';

/** The server looks up no longer code. */
const longest = 200;

/**
 * The page of the one article whose code, shown code, former code, EAN or UPC this is, in any case and
 * with or without blanks, dots and dashes, with the article chosen on it; of a replaced article the page
 * of its successor; null when it is the code of none or of several. Looked up whole: a short code may be part of any number of others.
 * A text of a scanner is looked up by the codes in it, and that of a carton by the EAN of the pieces.
 * @throws as `request` does
 */
export async function findArticle(
  text: string,
  signal?: AbortSignal,
): Promise<FoundArticle | null> {
  const typed = text.trim();
  const read = readArticleCodes(typed);
  const codes = [typed, ...read.codes, ...read.contents].filter(
    (code) => code !== '' && code.length <= longest,
  );
  if (codes.length === 0) return null;
  const answer = await request(ResolveArticlesDocument, { codes }, signal ? { signal } : {});
  const at = answer.resolveArticles.findIndex(({ product, replacedBy }) => product ?? replacedBy);
  const found = answer.resolveArticles[at];
  const hit = found?.product ?? found?.replacedBy;
  const code = codes[at];
  if (!hit || code === undefined) return null;
  // The page of a successor is asked for the old code, and says what took its place.
  const article = found?.product ? hit.article_code : code;
  const path = paths.product(hit.category.toLowerCase(), hit.slug, { article });
  return { path, isCarton: read.contents.includes(code) };
}
