/**
 * An expected failure of a plain HTTP call. The client acts on `code`; `message` is English text for
 * logs and for clients that know no better.
 */
export class Problem extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Further fields of the answer, such as `retryAfter`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}
