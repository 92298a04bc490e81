import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server for tests, with what it was given. */
export interface MailServer {
  url: string;
  mails: Email[];
  /** How many callers were sent away. */
  refused: number;
  close(): Promise<void>;
}

/** Starts it. @param options `refuse`: so many callers are sent away first; `port`: 0 is a free one */
export async function startMailServer({ refuse = 0, port: wanted = 0 } = {}): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      if (started.refused >= refuse) return done();
      started.refused += 1;
      const error = Object.assign(new Error('Not now'), { responseCode: 421 });
      return done(error);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        started.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const started: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refused: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return started;
}
