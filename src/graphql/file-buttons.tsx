import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { type SavedFiles, useFileActions } from './use-file-actions.ts';

interface Props extends SavedFiles {
  /** The subject of the files for screen readers: "delivery 4711". */
  of?: string;
}

/** Saves what a page shows as a spreadsheet and, made by the server, as a PDF. */
export function FileButtons({ of = '', ...files }: Props) {
  const { t } = useLingui();
  const names = { xlsx: t`Excel file of ${of}`, pdf: t`PDF of ${of}` };
  return useFileActions(files).map(({ kind, label, onSelect }) => (
    <Button
      key={kind}
      variant="secondary"
      aria-label={of ? names[kind] : undefined}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}
