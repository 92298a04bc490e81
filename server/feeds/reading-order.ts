import type { FeedFile } from './feed-file.ts';

/**
 * Files in the order they are read: what a file refers to or says it is
 * read after (`readAfter`) comes before it. Otherwise the given order
 * stays, and files that refer to each other are left in it.
 */
export function inReadingOrder(files: readonly FeedFile[]): FeedFile[] {
  const ordered = new Set<FeedFile>();
  const visited = new Set<FeedFile>();
  const visit = (file: FeedFile) => {
    if (visited.has(file)) return;
    visited.add(file);
    const named = Object.values(file.columns).flatMap(({ references }) => references);
    const tables = new Set([...named.map(({ table }) => table), ...(file.readAfter ?? [])]);
    for (const other of files) if (tables.has(other.table)) visit(other);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}
