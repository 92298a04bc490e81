/**
 * Why a file was not read. `TOO_BIG`: more bytes than are taken; `NOT_A_LIST`: neither CSV nor XLSX; `OLD_OR_LOCKED`:
 * an .xls or a file with a password; `SUSPICIOUS`: it would unpack to far more than any list; `BROKEN`: damaged;
 * `EMPTY`: no lines in it.
 */
export type FileProblemCode =
  | 'TOO_BIG'
  | 'NOT_A_LIST'
  | 'OLD_OR_LOCKED'
  | 'SUSPICIOUS'
  | 'BROKEN'
  | 'EMPTY';

/** A file was not read; `code` decides what is said. */
export class TableFileProblem extends Error {
  readonly code: FileProblemCode;

  constructor(code: FileProblemCode) {
    super(`The file was not read: ${code}`);
    this.name = 'TableFileProblem';
    this.code = code;
  }
}
