/** An article, by its keys. */
export interface ArticleKey {
  article_code: string;
  sorg: string;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a copy of any query's answer with the subscription of an article switched (E240, B091), at every
 * place where the article occurs. Returns the same object when the article does not occur.
 */
export function withRestock<T>(data: T, article: ArticleKey, on: boolean): T {
  return patched(data, article, on) as T;
}

function patched(value: unknown, article: ArticleKey, on: boolean): unknown {
  if (Array.isArray(value)) {
    const next = value.map((one) => patched(one, article, on));
    return next.some((one, i) => one !== value[i]) ? next : value;
  }
  if (!isPlain(value)) return value;
  const next: Record<string, unknown> = {};
  let changed = false;
  for (const [key, one] of Object.entries(value)) {
    next[key] = patched(one, article, on);
    changed ||= next[key] !== one;
  }
  const { article_code, sorg, restockNotification } = value;
  const meant = article_code === article.article_code && sorg === article.sorg;
  if (meant && typeof restockNotification === 'boolean' && restockNotification !== on)
    return { ...next, restockNotification: on };
  return changed ? next : value;
}
