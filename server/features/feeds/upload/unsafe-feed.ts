/** A feed that is not even read; the message says why and names the file. */
export class UnsafeFeed extends Error {
  readonly code: 'BAD_ZIP' | 'TOO_LARGE' | 'NOT_ALLOWED';

  constructor(reason: string, code: 'BAD_ZIP' | 'TOO_LARGE' | 'NOT_ALLOWED' = 'BAD_ZIP') {
    super(reason);
    this.code = code;
  }
}
