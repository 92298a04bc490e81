/**
 * The permissions that open a page or an operation: one of each list is needed. Without a list, every user who
 * is logged in may use it.
 */
interface ProtectedPart {
  name: string;
  scopes: readonly (readonly string[])[];
}

/** A page of the app; `path` is without the locale, `title` in English. */
export interface ProtectedPage extends ProtectedPart {
  path: string;
  title: string;
}

/** A root field of the schema; `writes` is false where users who only read may use it too. */
export interface ProtectedOperation extends ProtectedPart {
  kind: 'query' | 'mutation';
  writes: boolean;
}

/** Whether permissions open a page or an operation. */
export function opens({ scopes }: ProtectedPart, held: ReadonlySet<string>): boolean {
  return scopes.every((any) => any.some((scope) => held.has(scope)));
}
