/** The separator of the cells of a CSV text. */
export interface CsvSeparator {
  separator: string;
  /** Whether the first line only names the separator, as Excel writes and reads it: `sep=;`. */
  isNamed: boolean;
}

const named = /^(?:"sep=(.)"|sep=(.))[,;\t ]*$/i;
const separators = [',', ';', '\t'];

/** The separator that the first line of a text names; undefined where it does not. */
export function findNamedSeparator(text: string): string | undefined {
  const [, quoted, bare] = named.exec(firstLineOf(text)) ?? [];
  return quoted ?? bare;
}

const firstLineOf = (text: string) => (/^\ufeff?([^\r\n]*)/.exec(text)?.[1] ?? '').slice(0, 20_000);

/**
 * Finds the separator of a CSV text by its first line: the one that the line names, or the only one of comma, semicolon
 * and tab that separates the headings.
 * @returns null where the line has none of them, or several
 */
export function findCsvSeparator(text: string): CsvSeparator | null {
  const line = firstLineOf(text);
  const sign = findNamedSeparator(text);
  if (sign !== undefined) return { separator: sign, isNamed: true };
  // Signs inside quotes separate nothing.
  const bare = line.split('"').filter((_, nth) => nth % 2 === 0);
  const found = separators.filter((one) => bare.some((part) => part.includes(one)));
  const [separator, ...others] = found;
  return separator === undefined || others.length > 0 ? null : { separator, isNamed: false };
}
