import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Makes addresses that answer a file without a login until they expire, for what cannot send a token
 * (an `<img>`, a player, another program). An address holds the file, its expiry and the signature.
 */
export interface FileSigner {
  /** @param minutes how long the address is good, 5 by default */
  createAddress(fileId: string, minutes?: number): string;
  /** The file a ticket of such an address is for; null when it is forged or has expired. */
  read(ticket: string): string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    fileSigner: FileSigner;
  }
}

const ticketForm = /^([\w-]{20,40})\.(\d{1,13})\.([\w-]{43})$/;

/** @param key the same on all servers */
export function fileSigner(key: Buffer, now: () => number = Date.now): FileSigner {
  const sign = (fileId: string, expires: string) =>
    createHmac('sha256', key).update(`${fileId}.${expires}`).digest();
  return {
    createAddress(fileId, minutes = 5) {
      const expires = String(now() + minutes * 60_000);
      return `/files/signed/${fileId}.${expires}.${sign(fileId, expires).toString('base64url')}`;
    },
    read(ticket) {
      const [, fileId = '', expires = '', signature = ''] = ticketForm.exec(ticket) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(fileId, expires);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return Number(expires) > now() ? fileId : null;
    },
  };
}
