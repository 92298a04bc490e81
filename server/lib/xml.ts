// A small, strict reader of XML documents that other companies send: elements, attributes and text. It knows no
// document types and no entities but the five of XML, so that nothing is loaded or expanded; anything that is not
// well-formed is refused, as a file that was cut off must not be taken for a whole one.

/** An element; names are without their namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Its own text, without that of its children, trimmed. */
  text: string;
}

/** The text is not a well-formed document of the kind that is read here. */
export class BadXml extends Error {}

const maxDepth = 100;
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

interface Open {
  tag: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Reads a document. @throws BadXml */
export function parseXml(document: string): XmlElement {
  const text = document.replace(/^\uFEFF/, '');
  const stack: Open[] = [{ tag: '', attributes: {}, children: [], text: '' }];
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw new BadXml(`not well-formed at character ${at + 1}`);
    take(stack, found, at);
  }
  const [root] = stack;
  if (stack.length > 1) throw new BadXml(`<${stack.at(-1)?.tag}> is not closed`);
  const element = root?.children[0];
  if (!element || root.children.length > 1)
    throw new BadXml('there is not exactly one root element');
  if (root.text.trim() !== '') throw new BadXml('there is text outside the root element');
  return element;
}

function take(stack: Open[], found: RegExpExecArray, at: number): void {
  const [, cdata, closing, opening, attributes = '', isEmpty, characters] = found;
  const open = stack.at(-1);
  if (!open) throw new BadXml(`not well-formed at character ${at + 1}`);
  if (cdata !== undefined) open.text += cdata;
  else if (characters !== undefined) open.text += decoded(characters);
  else if (closing !== undefined) {
    if (stack.length === 1 || open.tag !== closing)
      throw new BadXml(`</${closing}> closes nothing at character ${at + 1}`);
    close(stack);
  } else if (opening !== undefined) {
    if (stack.length > maxDepth) throw new BadXml(`more than ${maxDepth} levels`);
    stack.push({ tag: opening, attributes: attributesOf(attributes), children: [], text: '' });
    if (isEmpty) close(stack);
  }
}

function close(stack: Open[]): void {
  const closed = stack.pop();
  if (!closed) return;
  const { tag, text, ...rest } = closed;
  stack.at(-1)?.children.push({ ...rest, name: localName(tag), text: text.trim() });
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      localName(name),
      decoded(double ?? single ?? ''),
    ]),
  );
}

function decoded(text: string): string {
  return text.replace(/&([^;\s]{0,10};?)/g, (whole, reference: string) => {
    const name = reference.slice(0, -1);
    const code = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name);
    if (reference.endsWith(';') && code) {
      const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2]);
      if (point > 0 && point <= 0x10ffff) return String.fromCodePoint(point);
    }
    const sign = reference.endsWith(';') ? entities[name] : undefined;
    if (sign === undefined) throw new BadXml(`unknown reference ${whole}`);
    return sign;
  });
}

/** The elements at a path of names below an element: `at(entry, 'NtryDtls', 'TxDtls')`. */
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
