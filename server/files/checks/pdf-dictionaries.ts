/**
 * Finds the objects of a PDF without trusting its table of contents, which may point anywhere: every
 * place where an object could begin (`12 0 obj`) counts, also inside strings and streams. The bytes are
 * read as Latin-1 text, so that a character is a byte. Reading costs steps, of which a file has a number by its length.
 */
export interface PdfObject {
  /** Negative when it is not known, see `unnumbered`. */
  number: number;
  /** The object's tokens, names with their `#xx` escapes decoded; strings are left out. */
  tokens: string[];
  /** Where the bytes of its stream begin; null for an object without a stream. */
  streamAt: number | null;
}

/** All objects by their number; of one that is there several times all versions. */
export type ByNumber = ReadonlyMap<number, readonly PdfObject[]>;

/** The number of objects whose own could not be read: any reference may mean them. */
const unnumbered = -1;
/** The number of texts that are looked at, but are no objects. */
const noObject = -2;

const objectStart = /(?<!end)obj(?![A-Za-z])/g;
/** What stands before `obj`; the space between is usually one blank. */
const head = /(?<!\d)(\d{1,10})[\s\0]{1,20}\d{1,5}[\s\0]{0,20}$/;
const farthestHead = 2_000;
/** One token after another; the alternatives exclude each other, so that no text is read twice. */
const token =
  /%[^\r\n]*|\/[^\s\0()<>[\]{}/%]*|<<|>>|<[\da-f\s\0]*>|[()<>[\]{}]|[^\s\0()<>[\]{}/%]+/iy;
const blank = /[\s\0]*/y;

/** Decodes `#xx` in a name: `/J#61vaScript` is `/JavaScript`. */
export function decodedName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The steps that may still be taken over all objects of a file. */
export interface Steps {
  left: number;
}

/** Thrown when a file takes more steps than an honest one of its length. */
export class TooManySteps extends Error {}

/** An object and its entry in the table of contents take at least half as many bytes. */
const leastSteps = 80;

function take(steps: Steps, count: number): void {
  steps.left -= count;
  if (steps.left < 0) throw new TooManySteps();
}

/** The objects in the order of the file. @throws TooManySteps */
export function pdfObjects(text: string, steps: Steps): PdfObject[] {
  const objects: PdfObject[] = [];
  for (const { index } of text.matchAll(objectStart)) {
    const number = numberBefore(text, index, steps);
    const { end, tokens, streamAt } = readTokens(text, index + 3, false);
    take(steps, Math.max(leastSteps, end - index));
    objects.push({ number, tokens, streamAt });
  }
  return objects;
}

/** The number of the object whose keyword is at a place. There may be comments and many blanks before it. */
function numberBefore(text: string, at: number, steps: Steps): number {
  const near = head.exec(text.slice(Math.max(0, at - 60), at))?.[1];
  if (near !== undefined) return Number(near);
  take(steps, farthestHead / 10);
  const before = text
    .slice(Math.max(0, at - farthestHead), at)
    .replace(/%[^\r\n]*/g, ' ')
    .replace(/[\s\0]+/g, ' ');
  return Number(head.exec(before.slice(-60))?.[1] ?? unnumbered);
}

/**
 * The objects that the content of an object stream holds, by the numbers and offsets at its beginning.
 * @param first where the first object begins
 * @throws TooManySteps
 */
export function objectsInStream(content: string, first: number, steps: Steps): PdfObject[] {
  const numbers = content
    .slice(0, first)
    .split(/[\s\0]+/)
    .filter(Boolean)
    .map(Number);
  const objects: PdfObject[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const from = first + (numbers[at + 1] || 0);
    const { tokens, end } = readTokens(content, from, true);
    take(steps, Math.max(1, end - from));
    objects.push({ number: numbers[at] ?? unnumbered, tokens, streamAt: null });
  }
  // What no offset names is still read.
  const { tokens } = readTokens(content, 0, false);
  take(steps, content.length);
  objects.push({ number: noObject, tokens, streamAt: null });
  return objects;
}

/** Reads the tokens of an object to its end, or of a single value. */
function readTokens(text: string, from: number, isOneValue: boolean) {
  const tokens: string[] = [];
  let at = from;
  for (let depth = 0; ; ) {
    blank.lastIndex = at;
    blank.exec(text);
    token.lastIndex = blank.lastIndex;
    const word = token.exec(text)?.[0];
    if (word === undefined || word === 'endobj') return { tokens, streamAt: null, end: at };
    at = token.lastIndex;
    if (word[0] === '%') continue;
    if (word === 'stream') {
      const body = text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
      return { tokens, streamAt: body, end: at };
    }
    if (word === '(') at = endOfString(text, at);
    else if (word[0] === '/') tokens.push(decodedName(word));
    else if (word[0] !== '<' || word.length < 3) tokens.push(word);
    if (word === '<<' || word === '[') depth += 1;
    if (word === '>>' || word === ']') depth -= 1;
    if (isOneValue && depth <= 0) return { tokens, streamAt: null, end: at };
  }
}

/** The place behind a string: parentheses are balanced or escaped. */
function endOfString(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
  }
  return at;
}

/** The tokens of a value that begins at a place: a dictionary or an array whole, a reference, else a single token. */
export function valueAt(tokens: readonly string[], from: number): readonly string[] {
  if (tokens[from + 2] === 'R' && /^\d+$/.test(tokens[from] ?? ''))
    return tokens.slice(from, from + 3);
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const word = tokens[at] ?? '';
    if (word === '<<' || word === '[') depth += 1;
    if (word === '>>' || word === ']') depth -= 1;
    if (depth <= 0) return tokens.slice(from, at + 1);
  }
  return tokens.slice(from);
}

/** The values in an array. */
export function elementsOf(array: readonly string[]): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let at = 1; at < array.length - 1; ) {
    const value = valueAt(array, at);
    found.push(value);
    at += Math.max(1, value.length);
  }
  return found;
}

/** The numbers of the objects that tokens refer to: `12 0 R`. */
export function referencesIn(tokens: readonly string[]): number[] {
  return tokens.flatMap((word, at) => (word === 'R' && at >= 2 ? [Number(tokens[at - 2])] : []));
}

/** The versions of the object that a reference means, and those whose number could not be read. */
export function objectsOf(byNumber: ByNumber, number: number): readonly PdfObject[] {
  const unread = byNumber.get(unnumbered) ?? [];
  return [...(byNumber.get(number) ?? []), ...unread];
}

/** Of the values of a stream's dictionary that are objects of their own. */
const mostTokens = 1_000;

/**
 * A value with its references replaced by the objects they mean, as far as each has one version.
 * @returns null when an object has several versions, so that readers may differ, or refers to itself
 */
export function resolved(
  value: readonly string[],
  byNumber: ByNumber,
  depth = 3,
): readonly string[] | null {
  if (!value.includes('R')) return value;
  if (depth === 0) return null;
  const result: string[] = [];
  for (let at = 0; at < value.length; at += 1) {
    if (value[at + 2] !== 'R') {
      result.push(value[at] ?? '');
      continue;
    }
    const versions = byNumber.get(Number(value[at])) ?? [];
    const [target] = versions;
    if (!target || versions.some(({ tokens }) => tokens.length > mostTokens)) return null;
    if (new Set(versions.map(({ tokens }) => tokens.join(' '))).size > 1) return null;
    const inner = resolved(target.tokens, byNumber, depth - 1);
    if (!inner || result.length > mostTokens) return null;
    result.push(...inner);
    at += 2;
  }
  return result;
}
