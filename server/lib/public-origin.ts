import type { Config } from '#server/config.ts';

/**
 * Where links to a host's portal begin, such as https://us.dealer.example. It comes from the settings
 * alone: what a request says of itself, its caller has written. Without a setting the names a machine
 * has for itself lead to this server, all others to https.
 * @param host domain of a host, without port
 */
export function publicOrigin(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  host: string,
): string {
  if (publicUrl) return publicUrl.replace('{host}', host);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return isLocal ? `http://${host}:${port}` : `https://${host}`;
}
