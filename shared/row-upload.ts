// Limits of files with many records, such as sales, that a client reads and sends to the server in portions.

/** The most rows that one file may have. */
export const mostRowsInFile = 10_000;

/** The most rows of a file of users (reading 55b). */
export const mostUsersInFile = 5_000;

/** The most rows of one call. */
export const mostRowsInCall = 200;

/** Bigger files are refused without a look, bytes. */
export const mostUploadBytes = 5_000_000;
