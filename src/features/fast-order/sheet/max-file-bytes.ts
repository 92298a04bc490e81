/** Bigger order files are refused without a look, bytes. */
export const maxFileBytes = 10 * 1024 * 1024;
