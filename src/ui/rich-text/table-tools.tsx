import { useLingui } from '@lingui/react/macro';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { Button } from '../button.tsx';

/** The tools of the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const tools: [label: string, Command][] = [
    [t`Add row`, addRowAfter],
    [t`Add column`, addColumnAfter],
    [t`Delete row`, deleteRow],
    [t`Delete column`, deleteColumn],
    [t`Delete table`, deleteTable],
  ];
  return (
    <div className="flex flex-wrap gap-2 border-b border-line p-2">
      {tools.map(([label, command]) => (
        <Button
          key={label}
          variant="secondary"
          onClick={() => {
            command(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
