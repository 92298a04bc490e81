import { protectedOperations, protectedPages } from '#server/generated/protected-parts.ts';
import { opens, type ProtectedOperation, type ProtectedPage } from '#server/lib/protected-part.ts';

/** The pages and operations that permissions open. */
export interface Opened {
  pages: ProtectedPage[];
  operations: ProtectedOperation[];
}

const pages = protectedPages.filter(({ scopes }) => scopes.length > 0);
const operations = protectedOperations.filter(({ scopes }) => scopes.length > 0);

/** Returns the pages and operations that permissions open, without those that are open to every user. */
export function findOpened(held: ReadonlySet<string>): Opened {
  return {
    pages: pages.filter((page) => opens(page, held)),
    operations: operations.filter((operation) => opens(operation, held)),
  };
}

/** Returns those that ask for a permission, alone or with others. */
export function findAskingFor({ pages, operations }: Opened, permission: string): Opened {
  const asks = ({ scopes }: { scopes: ProtectedPage['scopes'] }) =>
    scopes.some((any) => any.includes(permission));
  return { pages: pages.filter(asks), operations: operations.filter(asks) };
}
