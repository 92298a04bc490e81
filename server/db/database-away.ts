/** Shut down or starting (57P…), broken connections (08…), too many of them, read-only after a failover. */
const states = /^(08\w{3}|57P0[123]|53300|25006)$/;
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** Messages of the driver about connections that have no error code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/**
 * Whether the database could not be asked, as while it restarts or another takes its place. Nothing is
 * wrong with what was asked: the same may be asked again in a while. Whether it took effect is open when
 * the connection broke at its commit, see `once`.
 */
export function isDatabaseAway(error: unknown): boolean {
  // Errors of jobs come as plain objects.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Partial<Record<string, unknown>>;
  if (typeof code === 'string' && (states.test(code) || network.test(code))) return true;
  return words.test(String(message)) || isDatabaseAway(cause);
}
