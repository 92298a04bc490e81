import { useEffect, useEffectEvent } from 'react';
import { resolveNumbers } from '#shared/order-lines/resolve-numbers.ts';
import { TableFileField } from '#src/crud/upload/table-file-field.tsx';
import { useTableFile } from '#src/crud/upload/use-table-file.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { takeReceivedFile } from '#src/offline/received-file.ts';
import type { OrderGrid } from '../order-grid.ts';
import { maxFileBytes } from '../sheet/max-file-bytes.ts';
import { openOrderFile } from '../sheet/open-order-file.ts';
import type { OrderFile } from '../sheet/read-order-file.ts';

interface Props {
  grid: OrderGrid;
  /** Another app has sent a file, which is read at once. */
  received: boolean;
}

/** Reads a CSV or Excel file into the grid. */
export function OrderFileField({ grid, received }: Props) {
  const file = useTableFile<Extract<OrderFile, { kind: 'lines' }>>({
    open: openOrderFile,
    onContent: ({ lines }) => grid.addLines(resolveNumbers(lines, currentLocale())),
  });
  const takeReceived = useEffectEvent(async () => {
    const sent = await takeReceivedFile();
    if (sent) file.take([sent]);
  });
  useEffect(() => {
    if (received) void takeReceived();
  }, [received]);
  return <TableFileField file={file} mostMegabytes={maxFileBytes / 1024 / 1024} />;
}
