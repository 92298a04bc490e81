/**
 * Finds the dictionaries of a PDF's objects without trusting its table of contents, which may point
 * anywhere: every place where an object could begin (`12 0 obj`) counts, also inside strings and
 * streams. The bytes are read as Latin-1 text, so that a character is a byte.
 */
export interface PdfObject {
  number: number;
  /** The object's tokens, names with their `#xx` escapes decoded; strings are left out. */
  tokens: string[];
  /** Where the bytes of its stream begin; null for an object without a stream. */
  streamAt: number | null;
}

const objectStart = /(?<!\d)(\d{1,10})[\s\0]+\d{1,5}[\s\0]+obj/g;
/** One token after another; the alternatives exclude each other, so that no text is read twice. */
const token =
  /%[^\r\n]*|\/[^\s\0()<>[\]{}/%]*|<<|>>|<[^>]{0,65535}>|[()[\]{}]|[^\s\0()<>[\]{}/%]+/y;
const blank = /[\s\0]*/y;
/** A dictionary in front of a stream is short; one that is longer is judged by its beginning. */
const maxTokens = 4_000;

/** Decodes `#xx` in a name: `/J#61vaScript` is `/JavaScript`. */
export function decodedName(name: string): string {
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
    const { tokens, streamAt, end } = readObject(text, from);
    budget -= end - from;
    if (budget < 0) return null;
    objects.push({ number: Number(start[1]), tokens, streamAt });
  }
  return objects;
}

function readObject(text: string, from: number) {
  const tokens: string[] = [];
  let at = from;
  while (tokens.length < maxTokens) {
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
    else if (word[0] !== '%' && !/^<[^<]/.test(word)) tokens.push(word);
  }
  return { tokens, streamAt: null, end: at };
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
