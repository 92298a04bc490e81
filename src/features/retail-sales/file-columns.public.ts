import type { FileColumn } from '#src/ui/table/column.ts';
import { useSaleColumns } from './list/sale-columns.tsx';

/** The columns of the file of retail sales. */
export const useSaleFileColumns = (): FileColumn[] =>
  useSaleColumns().flatMap(({ file = [] }) => file);
