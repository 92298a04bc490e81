import { useEffect, useRef, useState } from 'react';
import { settleNumbers } from '#shared/order-lines/settle-numbers.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import type { OrderGrid } from './order-grid.ts';
import { type FileProblemCode, OrderFileProblem } from './sheet/order-file-problem.ts';

/** The state of the chosen file. */
export type FileState =
  | { step: 'none' }
  | { step: 'reading'; name: string; rows: number }
  | { step: 'choosing'; file: File; sheets: string[] }
  | { step: 'refused'; name: string; code: FileProblemCode }
  | { step: 'several' };

/** Reads order files into the grid; the code that reads them comes with the first one. */
export function useOrderFile(grid: OrderGrid) {
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
      const { openOrderFile } = await import('./sheet/open-order-file.ts');
      const found = await openOrderFile(file, { sheet, signal: own.signal, onRows });
      if (own.signal.aborted) return;
      if (found.kind === 'sheets') return show({ step: 'choosing', file, sheets: found.names });
      show({ step: 'none' });
      await grid.addLines(settleNumbers(found.lines, currentLocale()));
    } catch (error) {
      // A file that the browser cannot read any more, for example a deleted one, is broken too.
      show({
        step: 'refused',
        name,
        code: error instanceof OrderFileProblem ? error.code : 'BROKEN',
      });
    }
  };
  /** Files that were dropped or chosen; an order is read from one at a time. */
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
