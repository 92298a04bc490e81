/** No answer came: offline, refused, cut off or timed out (B145). */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('No answer from the server', { cause });
    this.name = 'NetworkError';
  }
}

/** The server answered with a status that is no success. `code` is the machine word of its body. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor(status: number, code = '', body: unknown = null) {
    super(`HTTP ${status}${code ? ` ${code}` : ''}`);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** The server answered, but the operation failed as a whole; expected failures are data instead. */
export class OperationError extends Error {
  readonly code: string;

  constructor(code: string, message = '') {
    super(message || code);
    this.name = 'OperationError';
    this.code = code;
  }
}

/** Whether an error means "no connection", whoever threw it. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof Error && error.name === 'NetworkError');
}
