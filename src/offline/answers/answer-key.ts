/** A request as the keeping of answers sees it. */
export interface KeptRequest {
  /** `x-viewer`: user and customer, so that no answer reaches anybody else. */
  viewer: string;
  operation: string;
  /** Of the document: a new app may ask for other fields under the same name. */
  hash: string;
  variables: unknown;
  locale: string;
}

/** Returns the key of a stored answer. */
export function answerKey({ viewer, operation, hash, variables, locale }: KeptRequest): string {
  return [viewer, operation, hash.slice(-16), locale, canonical(variables)].join('|');
}

/** JSON with sorted names and without unset values, so that equal things read equal. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined && field !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}
