import { Trans } from '@lingui/react/macro';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

/** What can be done with the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const tools: [name: string, ReactNode, Command][] = [
    ['row', <Trans>Add row</Trans>, addRowAfter],
    ['column', <Trans>Add column</Trans>, addColumnAfter],
    ['no-row', <Trans>Delete row</Trans>, deleteRow],
    ['no-column', <Trans>Delete column</Trans>, deleteColumn],
    ['none', <Trans>Delete table</Trans>, deleteTable],
  ];
  return (
    <div className="flex flex-wrap gap-2 border-b border-line p-2">
      {tools.map(([name, label, command]) => (
        <Button
          key={name}
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
