// A reader of XML documents that other companies send (decision 043): elements, attributes and text. It knows no
// document types and no entities but the five of XML, so that nothing is loaded or expanded; anything that is not
// well-formed is refused, as a file that was cut off must not be taken for a whole one.
import { SaxesParser } from 'saxes';

/** An element; names are without their namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text, without that of its children, trimmed. */
  text: string;
}

/** The bytes are not a well-formed document of the kind that is read here. */
export class BadXml extends Error {}

const maxDepth = 100;
const maxElements = 2_000_000;

/** Reads a document. @throws BadXml */
export function parseXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const stack: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  parser.on('error', ({ message }) => {
    throw new BadXml(`is not well-formed: ${message}`);
  });
  parser.on('doctype', () => {
    throw new BadXml('is not well-formed here: it declares a document type');
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (stack.length === maxDepth) throw new BadXml(`has more than ${maxDepth} levels`);
    count += 1;
    if (count > maxElements) throw new BadXml(`has more than ${maxElements} elements`);
    const own = Object.values(attributes).map((one) => [one.local, one.value]);
    const element = { name: local, attributes: Object.fromEntries(own), children: [], text: '' };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  });
  const addText = (text: string) => {
    const open = stack.at(-1);
    if (open) open.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = stack.pop();
    if (closed) closed.text = closed.text.trim();
  });
  parser.write(document).close();
  if (!root) throw new BadXml('is empty');
  return root;
}

/**
 * Reads the bytes of a document as text: by its byte order mark, by the two bytes of its first character in UTF-16, or in
 * the encoding that its declaration names.
 * @throws BadXml for bytes that the encoding does not have
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // A TypeError for the bytes, a RangeError for a name that no encoding has.
    if (error instanceof TypeError || error instanceof RangeError)
      throw new BadXml(`is not in ${encoding.toUpperCase()}`);
    throw error;
  }
}

/** The encoding of a document in UTF-16, by its mark or by its first character, which is `<`; null for others. */
export function findUtf16(bytes: Uint8Array): 'utf-16be' | 'utf-16le' | null {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return null;
}

function encodingOf(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes);
  if (utf16) return utf16;
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declaration = start.startsWith('<?xml') ? start.slice(0, start.indexOf('?>') + 1) : '';
  const named = /\sencoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(declaration)?.[1];
  return named?.toLowerCase() ?? 'utf-8';
}

/** The elements at a path of names below an element: `elementsAt(entry, 'NtryDtls', 'TxDtls')`. */
export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  );
}

/** The text of the first element at a path; empty when there is none. */
export function textAt(element: XmlElement, ...path: string[]): string {
  return elementsAt(element, ...path)[0]?.text ?? '';
}
