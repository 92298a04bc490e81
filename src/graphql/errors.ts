/** No answer came: offline, refused, cut off or timed out (B145). */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('No answer from the server', { cause });
    this.name = 'NetworkError';
  }
}

/**
 * The server answered with a status that is no success. `code` is the machine word of its body,
 * `requestId` what its log knows the request by.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  readonly requestId: string;

  constructor(status: number, code = '', body: unknown = null, requestId = '') {
    super(`HTTP ${status}${code ? ` ${code}` : ''}`);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.body = body;
    this.requestId = requestId;
  }
}

/** The server answered, but the operation failed as a whole; expected failures are data instead. */
export class OperationError extends Error {
  readonly code: string;
  readonly requestId: string;
  /** After so many ms it may be sent again; undefined where the server says nothing of it. */
  readonly retryAfter: number | undefined;

  constructor(code: string, message = '', requestId = '', retryAfter?: number) {
    super(message || code);
    this.name = 'OperationError';
    this.code = code;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** Whether an error means "no connection", from any source. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof Error && error.name === 'NetworkError');
}
