/** The id under which the server's log has the request that failed with this; null when unknown. */
export function requestIdOf(error: unknown): string | null {
  const id = (error as { requestId?: unknown } | null | undefined)?.requestId;
  return typeof id === 'string' && id !== '' ? id : null;
}
