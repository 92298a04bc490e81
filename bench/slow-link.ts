import { connect, createServer } from 'node:net';

/**
 * A proxy that lets so many bytes a second of each connection through to a local server.
 * @param cutsAt the counts of bytes at which it cuts the connection; they are removed when they are reached
 */
export function slowLink(port: number, bytesPerSecond: number, cutsAt: number[] = []) {
  const told = { sent: 0, cuts: 0 };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    upstream.pipe(client);
    client.on('data', (part: Buffer) => {
      told.sent += part.length;
      client.pause();
      upstream.write(part);
      if (told.sent >= (cutsAt[0] ?? Number.POSITIVE_INFINITY)) {
        cutsAt.shift();
        told.cuts += 1;
        end();
        return;
      }
      setTimeout(() => client.resume(), (part.length / bytesPerSecond) * 1_000);
    });
  });
  const open = new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  return { told, open, close: () => server.close() };
}
