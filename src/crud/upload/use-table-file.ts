import { useEffect, useRef, useState } from 'react';
import { type FileProblemCode, TableFileProblem } from '#src/lib/table-file/table-file-problem.ts';
import type { OpenOptions } from '#src/lib/table-file/table-worker.ts';

/** The state of the chosen file. */
export type FileState =
  | { step: 'none' }
  | { step: 'reading'; name: string; rows: number }
  | { step: 'choosing'; file: File; sheets: string[] }
  | { step: 'refused'; name: string; code: FileProblemCode }
  | { step: 'several' };

/** Of a workbook with several sheets their names, with one of them the content. */
type Opened<Content> = { kind: 'sheets'; names: string[] } | Content;

export interface TableFileReader<Content extends { kind: string }> {
  open: (file: File, options: OpenOptions) => Promise<Opened<Content>>;
  onContent: (content: Content, fileName: string) => unknown;
}

export type TableFile = ReturnType<typeof useTableFile>;

/** Reads CSV and Excel files that the user chooses. */
export function useTableFile<Content extends { kind: string }>({
  open,
  onContent,
}: TableFileReader<Content>) {
  const [state, setState] = useState<FileState>({ step: 'none' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const read = async (file: File, sheet: string | null = null) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const { name } = file;
    const show = (next: FileState) => {
      if (stop.current === own && !own.signal.aborted) setState(next);
    };
    setState({ step: 'reading', name, rows: 0 });
    const onRows = (rows: number) => show({ step: 'reading', name, rows });
    try {
      const found = await open(file, { sheet, signal: own.signal, onRows });
      if (own.signal.aborted) return;
      if (isSheets(found)) return show({ step: 'choosing', file, sheets: found.names });
      show({ step: 'none' });
      await onContent(found, name);
    } catch (error) {
      // A file that the browser cannot read any more, for example a deleted one, is broken too.
      const code = error instanceof TableFileProblem ? error.code : 'BROKEN';
      show({ step: 'refused', name, code });
    }
  };
  /** Files that were dropped or chosen; they are read one at a time. */
  const take = (files: readonly File[]) => {
    const [file, ...others] = files;
    if (others.length > 0) setState({ step: 'several' });
    else if (file) void read(file);
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ step: 'none' });
  };
  return { state, read, take, cancel };
}

const isSheets = (found: { kind: string }): found is { kind: 'sheets'; names: string[] } =>
  found.kind === 'sheets';
