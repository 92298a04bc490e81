/**
 * Columns that are made when somebody first asks for them. Once all have been asked for, nothing they
 * were made from is held any more.
 */
export function lazily<Column>(
  names: readonly string[],
  make: (name: string) => Column,
): Record<string, Column> {
  const columns: Record<string, Column> = {};
  for (const name of names)
    Object.defineProperty(columns, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make(name);
        Object.defineProperty(columns, name, { value, enumerable: true });
        return value;
      },
    });
  return columns;
}

/** The columns that have been made. */
export function madeOf<Column>(columns: Record<string, Column>): Column[] {
  const all = Object.values(Object.getOwnPropertyDescriptors(columns));
  return all.flatMap(({ value }) => (value === undefined ? [] : [value as Column]));
}

/** The names of those that have not been made. */
export function unmadeOf(columns: Record<string, unknown>): string[] {
  const all = Object.entries(Object.getOwnPropertyDescriptors(columns));
  return all.flatMap(([name, { get }]) => (get ? [name] : []));
}
