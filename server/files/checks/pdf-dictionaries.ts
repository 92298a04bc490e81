/**
 * Finds the objects of a PDF without trusting its table of contents, which may point anywhere: every
 * place where an object could begin (`12 0 obj`) counts, also inside strings and streams. The bytes are
 * read as Latin-1 text, so that a character is a byte.
 */
export interface PdfObject {
  number: number;
  /** The object's tokens, names with their `#xx` escapes decoded; strings are left out. */
  tokens: string[];
  /** Where the bytes of its stream begin; null for an object without a stream. */
  streamAt: number | null;
}

const objectStart = /(?<!\d)(\d{1,10})[\s\0]{1,100}\d{1,5}[\s\0]{1,100}obj/g;
/** One token after another; the alternatives exclude each other, so that no text is read twice. */
const token =
  /%[^\r\n]*|\/[^\s\0()<>[\]{}/%]*|<<|>>|<[^>]{0,65535}>|[()[\]{}]|[^\s\0()<>[\]{}/%]+/y;
const blank = /[\s\0]*/y;

/** Decodes `#xx` in a name: `/J#61vaScript` is `/JavaScript`. */
export function decodedName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * The objects in the order of the file.
 * @returns null when reading them takes more steps than an honest file of this length needs
 */
export function pdfObjects(text: string): PdfObject[] | null {
  const objects: PdfObject[] = [];
  let budget = text.length + 1_000_000;
  for (const start of text.matchAll(objectStart)) {
    const from = start.index + start[0].length;
    const { end, ...object } = readObject(text, from);
    budget -= end - from;
    if (budget < 0) return null;
    objects.push({ number: Number(start[1]), ...object });
  }
  return objects;
}

/** The objects that the content of an object stream holds, by the offsets at its beginning. */
export function objectsInStream(content: string, { tokens }: PdfObject): PdfObject[] {
  const first = Number(tokens[tokens.indexOf('/First') + 1]) || 0;
  const numbers = content
    .slice(0, first)
    .split(/[\s\0]+/)
    .filter(Boolean)
    .map(Number);
  const objects: PdfObject[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const from = first + (numbers[at + 1] ?? 0);
    const next = first + (numbers[at + 3] ?? content.length);
    const part = content.slice(from, Math.max(from, next));
    objects.push({ number: numbers[at] ?? -1, tokens: readObject(part, 0).tokens, streamAt: null });
  }
  // What no offset names is still read, under no number.
  objects.push({ number: -1, tokens: readObject(content, 0).tokens, streamAt: null });
  return objects;
}

function readObject(text: string, from: number) {
  const tokens: string[] = [];
  let at = from;
  for (;;) {
    blank.lastIndex = at;
    blank.exec(text);
    token.lastIndex = blank.lastIndex;
    const word = token.exec(text)?.[0];
    if (word === undefined || word === 'endobj') return { tokens, streamAt: null, end: at };
    at = token.lastIndex;
    if (word === 'stream') {
      const body = text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
      return { tokens, streamAt: body, end: at };
    }
    if (word === '(') at = endOfString(text, at);
    else if (word[0] === '/') tokens.push(decodedName(word));
    else if (word[0] !== '%' && !(word[0] === '<' && word !== '<<')) tokens.push(word);
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

/** The tokens of a value that begins at a place: a dictionary or an array whole, else a single token. */
export function valueAt(tokens: readonly string[], from: number): readonly string[] {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const word = tokens[at] ?? '';
    if (word === '<<' || word === '[') depth += 1;
    if (word === '>>' || word === ']') depth -= 1;
    if (depth <= 0) return tokens.slice(from, at + 1);
  }
  return tokens.slice(from);
}

/** The numbers of the objects that tokens refer to: `12 0 R`. */
export function referencesIn(tokens: readonly string[]): number[] {
  return tokens.flatMap((word, at) => (word === 'R' && at >= 2 ? [Number(tokens[at - 2])] : []));
}
