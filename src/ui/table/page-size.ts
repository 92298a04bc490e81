/** Rows a page of a table may have; the first is the default (C041, U059). */
export const tablePageSizes: readonly number[] = [10, 20];

/** Rows of a page where nothing else is chosen. */
export const usualPageSize = tablePageSizes[0] ?? 10;
