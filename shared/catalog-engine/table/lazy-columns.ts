/** The source of columns, and the columns that are decoded. */
interface Source<Column> {
  make: ((name: string) => Column) | null;
  made: Map<string, Column>;
}

const source = Symbol('source');

interface Lazy<Column> {
  [source]: Source<Column>;
}

function getColumn<Column>(columns: Lazy<Column>, name: string, names: readonly string[]): Column {
  const { made, make } = columns[source];
  const known = made.get(name);
  if (known !== undefined || !make) return known as Column;
  const column = make(name);
  made.set(name, column);
  if (made.size === names.length) columns[source].make = null;
  return column;
}

const kinds = new Map<string, object>();

/**
 * The shared prototype of all column sets with the same names: a range has hundreds of tables with many
 * columns each.
 */
function getPrototype(names: readonly string[]): object {
  const key = names.join();
  const known = kinds.get(key);
  if (known) return known;
  const kind = {};
  for (const name of names)
    Object.defineProperty(kind, name, {
      get(this: Lazy<unknown>) {
        return getColumn(this, name, names);
      },
    });
  kinds.set(key, kind);
  return kind;
}

/** Returns columns that are decoded on first use. Once all are decoded, the source is released. */
export function lazily<Column>(
  names: readonly string[],
  make: (name: string) => Column,
): Record<string, Column> {
  const columns = Object.create(getPrototype(names));
  columns[source] = { make: names.length > 0 ? make : null, made: new Map() };
  return columns;
}

const sourceOf = <Column>(columns: Record<string, Column>) =>
  (columns as unknown as Lazy<Column>)[source];

/** The columns that have been made. */
export function listMade<Column>(columns: Record<string, Column>): Column[] {
  return [...sourceOf(columns).made.values()];
}

/** The names of those that have not been made. */
export function listUnmade(columns: Record<string, unknown>): string[] {
  const { made } = sourceOf(columns);
  return Object.getOwnPropertyNames(Object.getPrototypeOf(columns)).filter(
    (name) => !made.has(name),
  );
}
