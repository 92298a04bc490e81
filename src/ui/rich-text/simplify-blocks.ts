/**
 * The most lists and quotes around a text; forwarded mails have more. The server removes the tags of elements below 24 others,
 * and six lists in a table with all marks are 23.
 */
export const deepestGroups = 6;

/** Puts the children of an element in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function countAround(element: Element, selector: string): number {
  let count = 0;
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(selector)) count++;
  return count;
}

/** Headings of other levels than the editor has, and the nearest one that it has. */
const nearest = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Changes HTML to what the editor's document has room for: captions become paragraphs before their tables, tables that only
 * arrange others become what is in them, and lists and quotes that are too deep join those around them.
 */
export function simplifyBlocks<Tree extends ParentNode>(tree: Tree): Tree {
  for (const [level, near] of Object.entries(nearest))
    for (const heading of tree.querySelectorAll(level)) {
      const other = heading.ownerDocument.createElement(near);
      other.append(...heading.childNodes);
      heading.replaceWith(other);
    }
  for (const caption of tree.querySelectorAll('table > caption')) {
    const text = caption.ownerDocument.createElement('p');
    text.append(...caption.childNodes);
    caption.closest('table')?.before(text);
    caption.remove();
  }
  for (const table of tree.querySelectorAll('table:has(table)')) {
    const parts = [...table.querySelectorAll('td, th')].filter(
      (one) => one.closest('table') === table,
    );
    table.replaceWith(
      ...parts.map((part) => {
        const box = table.ownerDocument.createElement('div');
        box.append(...part.childNodes);
        return box;
      }),
    );
  }
  const groups = 'ul, ol, blockquote';
  for (const group of tree.querySelectorAll(groups))
    if (countAround(group, groups) >= deepestGroups) unwrap(group);
  return tree;
}
