import type { FileColumn } from '#src/ui/table/column.ts';
import { useClaimColumns } from './list/claim-columns.tsx';

/** The columns of the file of claims. */
export const useClaimFileColumns = (): FileColumn[] =>
  useClaimColumns(new Map()).flatMap(({ file = [] }) => file);
