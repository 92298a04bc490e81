/** Most rows of one file the server makes of a list. */
export const mostExportRows = 100_000;
