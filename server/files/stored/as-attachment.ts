import type { FastifyReply } from 'fastify';
import { attachment } from './shown-name.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Marks an answer for saving: browsers neither open it nor guess its type, and nothing keeps it. */
export function asAttachment(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store');
}
