import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config.ts';

/** A mail to one person. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Pictures the HTML shows as `cid:<name>`; they come with the mail, so that nothing is fetched. */
  pictures?: readonly { name: string; type: string; bytes: Buffer }[];
  /** Files that come with the mail. */
  attachments?: readonly { name: string; type: string; bytes: Uint8Array }[];
  /** Where an answer goes; left out when it is not an address. */
  replyTo?: string;
  /**
   * Names what the mail is about, such as `feedback-7`: a mail that is sent again because its job was
   * interrupted bears the same Message-ID, so that mail programs show it once.
   */
  about?: string;
}

/** Sends mails: to a mail server, or, where none is set, into a folder. */
export interface Mailer {
  /** Where mails are kept as .eml files; null when a server takes them. */
  folder: string | null;
  /**
   * Sends one mail. Call it from a job: the job is tried again when this fails, so no mail is lost while
   * the mail server is down.
   * @throws when the address is not a single valid one, or no server accepts the mail
   */
  send(mail: Mail): Promise<void>;
  /** Calls the mail server as if there were a mail. @throws when it does not answer or refuses the login */
  check(): Promise<void>;
}

/** How long a mail server may take: to be reached, and to answer a command, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Nothing in a mail may make the server read files or addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** The mailer the settings ask for; the mail server is called only when there is a mail. */
export function openMailer(config: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    const server = createTransport({ ...closed, ...patience, url: smtpUrl });
    return {
      folder: null,
      async send(mail) {
        await server.sendMail(toMessage(mail, from));
      },
      async check() {
        await server.verify();
      },
    };
  }
  const folder = join(config.dataDir, 'mail');
  const writer = createTransport({ ...closed, streamTransport: true, buffer: true });
  return {
    folder,
    async send(mail) {
      const { message } = await writer.sendMail(toMessage(mail, from));
      await keep(folder, message as Buffer);
    },
    check: async () => {},
  };
}

/** One file per mail, its name beginning with the time; it appears only when it is whole. */
async function keep(folder: string, message: Buffer): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
  await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
}

function toMessage(mail: Mail, from: string): SendMailOptions {
  if (!isAddress(mail.to)) throw new Error('A mail needs exactly one address to go to');
  const { replyTo } = mail;
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: asAddress(mail.to),
    subject: inOneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: [
      ...(mail.pictures ?? []).map(({ name, type, bytes }) => ({
        cid: name,
        filename: name,
        contentType: type,
        content: bytes,
        contentDisposition: 'inline' as const,
      })),
      ...(mail.attachments ?? []).map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
        contentDisposition: 'attachment' as const,
      })),
    ],
    ...(replyTo !== undefined && isAddress(replyTo) && { replyTo: asAddress(replyTo) }),
    ...(mail.about && { messageId: `<${mail.about.replace(/[^\w.-]/g, '-')}@${domain}>` }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** An address only, with nothing that could begin another address or header. */
function isAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u.test(text);
}

/** Given in parts, so that nothing is read into it. */
function asAddress(address: string) {
  return { name: '', address };
}

/** A subject cannot hold a line break, and so no further header. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
