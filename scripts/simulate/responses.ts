const type = { 'content-type': 'application/json' };

/** The response of the server as the client reads it. */
export function text(body: string, status: number, headers: Record<string, string> = {}): Response {
  return response(body, status, { ...type, ...headers });
}

/** A JSON response, with Retry-After in seconds if given. */
export function json(body: object, status: number, retryAfter?: string): Response {
  const headers = { ...type, ...(retryAfter && { 'retry-after': retryAfter }) };
  return response(JSON.stringify(body), status, headers);
}

/** The page of a captive portal. */
export function html(status: number): Response {
  return response('<html>Welcome</html>', status, { 'content-type': 'text/html' });
}

/** The part of a response that the client reads; the platform's own needs streams. */
function response(body: string, status: number, headers: Record<string, string>): Response {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => JSON.parse(body),
  } as unknown as Response;
}
