import { Node } from '@tiptap/core';
import { goToNextCell, type TableRole, tableEditing } from '@tiptap/pm/tables';

// Tables of the editor, so that those of a loaded or pasted text stay. The library for tables asks the schema
// which node has which role. Head and foot of a table become plain rows.

const roles: Record<string, TableRole> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** The most columns or rows a cell covers: the library makes room for all of them. */
const widest = 100;

const toSpan = (text: string | null) =>
  Math.min(Math.max(Number.parseInt(text ?? '', 10) || 1, 1), widest);

/** How many columns or rows a cell covers; one is not written. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => toSpan(cell.getAttribute(name)),
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
  group: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addKeyboardShortcuts() {
    const goTo = (step: -1 | 1) => () => {
      const { state, view } = this.editor;
      return goToNextCell(step)(state, view.dispatch);
    };
    return { Tab: goTo(1), 'Shift-Tab': goTo(-1) };
  },
  // The first Backspace behind a table selects the table, and the second deletes it.
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
});

export const tables = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th')];
