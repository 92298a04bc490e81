import { Node } from '@tiptap/core';
import { type TableRole, tableEditing } from '@tiptap/pm/tables';

// Tables of the editor, so that those of a loaded or pasted text stay. The library for tables asks the schema
// which node has which role. Head and foot of a table become plain rows.

const roles: Record<string, TableRole> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** How many columns or rows a cell covers; one is not written. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: (values: Record<string, unknown>) =>
    values[name] === 1 ? {} : { [name]: values[name] },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The library keeps widths here; texts have none.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  // The first Backspace behind a table selects the table, and the second deletes it.
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
});

/** Moves the captions of tables in front of them, because the editor's tables have none. */
export function withCaptionsBefore<Tree extends ParentNode>(tree: Tree): Tree {
  for (const caption of tree.querySelectorAll('table > caption')) {
    const text = document.createElement('p');
    text.append(...caption.childNodes);
    caption.closest('table')?.before(text);
    caption.remove();
  }
  return tree;
}

export const tables = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th')];
