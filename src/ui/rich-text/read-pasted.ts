import { cleanHtml, parseStyledHtml } from '#src/lib/clean-html.ts';
import { simplifyBlocks, unwrap } from './simplify-blocks.ts';

// HTML of the clipboard. Word and Outlook write lists as paragraphs, whose style names level and list, and whose first
// element is the bullet or number ("mso-list: l0 level2 lfo1", "mso-list: Ignore"). Google Docs writes bold and italic as
// styles, within an element <b> whose style says that it is not bold. The styles are read, then all of them go.

/** Returns the declarations of an element's style; the browser's own list leaves out those of Word. */
function readStyle(element: Element): Map<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';');
  return new Map(
    declarations.map((one) => {
      const [name = '', ...value] = one.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
    }),
  );
}

/** Marks by the styles that mean them. */
const looks: [tag: string, property: string, value: RegExp][] = [
  ['strong', 'font-weight', /^(?:bold|[6-9]00)/],
  ['em', 'font-style', /^italic/],
  ['u', 'text-decoration', /underline/],
  ['s', 'text-decoration', /line-through/],
];

function readMarks(tree: DocumentFragment): void {
  for (const bold of tree.querySelectorAll('b[style], strong[style]'))
    if (/^(?:normal|[1-4]00)/.test(readStyle(bold).get('font-weight') ?? '')) unwrap(bold);
  for (const span of tree.querySelectorAll('span[style]')) {
    const style = readStyle(span);
    for (const [tag, property, value] of looks) {
      // A link is underlined already.
      if (!value.test(style.get(property) ?? '') || (tag === 'u' && span.closest('a'))) continue;
      const mark = tree.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

/** Removes text that is hidden where it was copied: previews of mails, and comments. */
function removeHidden(tree: DocumentFragment): void {
  for (const element of tree.querySelectorAll('[style]')) {
    const style = readStyle(element);
    const isHidden = style.get('display') === 'none' || style.get('mso-hide') === 'all';
    if (isHidden || style.get('mso-element')?.startsWith('comment')) element.remove();
  }
}

interface OfficeItem {
  level: number;
  list: string;
  tag: 'ul' | 'ol';
  /** The number of an item that has one. */
  number: number | null;
}

const numbered = /^\(?(?:(?:\d+\.)*(\d+)|[a-z]{1,6}[.)])/i;

/** Returns which list a paragraph of Word is an item of, and removes its bullet or number; null for other paragraphs. */
function takeItem(paragraph: Element): OfficeItem | null {
  const found = /^(l\d+) level(\d) /.exec(readStyle(paragraph).get('mso-list') ?? '');
  if (!found) return null;
  const [, list = '', level] = found;
  const sign = [...paragraph.querySelectorAll('span[style]')].find(
    (one) => readStyle(one).get('mso-list') === 'ignore',
  );
  const number = numbered.exec(sign?.textContent.trim() ?? '');
  sign?.remove();
  const tag = number ? 'ol' : 'ul';
  return { level: Number(level), list, tag, number: number?.[1] ? Number(number[1]) : null };
}

/** Whether an item is of the same list as the one before it on its level; the number 1 begins a list. */
const goesOn = (before: OfficeItem, item: OfficeItem) =>
  before.tag === item.tag && before.list === item.list && item.number !== 1;

/** Makes lists of the paragraphs that Word writes instead. */
function readLists(tree: DocumentFragment): void {
  /** The lists that the next paragraph may go on, the innermost one last. */
  let open: { item: OfficeItem; element: Element }[] = [];
  let before: Element | null = null;
  for (const paragraph of tree.querySelectorAll('p[style*="mso-list" i]')) {
    const item = takeItem(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== before) open = [];
    open = open.filter((one) => one.item.level <= item.level);
    const same = open.at(-1);
    if (same?.item.level === item.level && !goesOn(same.item, item)) open.pop();
    const entry = tree.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    const around = open.at(-1);
    if (around?.item.level === item.level) around.element.append(entry);
    else {
      const element = tree.ownerDocument.createElement(item.tag);
      if ((item.number ?? 1) > 1) element.setAttribute('start', String(item.number));
      element.append(entry);
      if (around) around.element.lastElementChild?.append(element);
      else paragraph.before(element);
      open.push({ item, element });
    }
    paragraph.remove();
    before = open[0]?.element ?? null;
  }
}

/** Word and Google Docs write empty lines between paragraphs, which have their distance anyway. */
function removeEmptyLines(tree: DocumentFragment): void {
  for (const paragraph of tree.querySelectorAll('p, h1, h2, h3, h4'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('hr')) paragraph.remove();
  for (const line of tree.querySelectorAll('br')) {
    const near = [line.previousElementSibling, line.nextElementSibling];
    const inText = [line.previousSibling, line.nextSibling].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (!inText && near.some((one) => one?.matches('p, h1, h2, h3, h4, ul, ol, table')))
      line.remove();
  }
}

/**
 * Returns HTML of the clipboard as the editor may take it, without colours, fonts and pictures.
 * @returns `hadPictures` when pictures were left out
 */
export function readPasted(html: string): { content: DocumentFragment; hadPictures: boolean } {
  const tree = parseStyledHtml(html);
  removeHidden(tree);
  readMarks(tree);
  removeEmptyLines(tree);
  readLists(tree);
  return { content: simplifyBlocks(cleanHtml(tree)), hadPictures: /<img\s/i.test(html) };
}
