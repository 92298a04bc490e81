import { Button } from '#src/ui/button.tsx';
import { type SavedFiles, useFileActions } from './use-file-actions.ts';

/** Saves what a page shows as a spreadsheet and, made by the server, as a PDF. */
export function FileButtons(files: SavedFiles) {
  return useFileActions(files).map(({ kind, label, onSelect }) => (
    <Button key={kind} variant="secondary" onClick={onSelect}>
      {label}
    </Button>
  ));
}
