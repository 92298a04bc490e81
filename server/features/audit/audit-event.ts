import type { FastifyRequest } from 'fastify';

/**
 * What happened, such as `login.failed`. docs/security-log.md lists when each is written; a kind that administrators
 * see has a text in the `<feature>.audit.ts` of the client.
 */
export type AuditKind = `${string}.${string}`;

export type FieldValue = string | number | boolean | null;

/** Values of a record by name, before and after a change. */
export type FieldChanges = Readonly<
  Record<string, readonly [before: FieldValue, after: FieldValue]>
>;

/**
 * A security event, or what was done to a record. No secret goes into it; texts that people typed only
 * as values of a record.
 */
export interface AuditEvent {
  kind: AuditKind;
  /** A user's id; `operator` for operator tokens and commands; `unknown` before a login. */
  actor: number | 'operator' | 'unknown';
  sorg?: string | undefined;
  /** The unified code of the customer the actor acts for. */
  customer?: string | null | undefined;
  /** The caller's network address. */
  address?: string | undefined;
  requestId?: string | undefined;
  /** Details of the event, under stable names: reasons, codes, counts. */
  detail?: Readonly<Record<string, FieldValue | FieldChanges>>;
}

/** Where an event comes from and who caused it. */
export type AuditSource = Omit<AuditEvent, 'kind' | 'detail'>;

/** An event as it is kept. */
export interface StoredAuditEvent {
  /** The position in the chain, from 1. */
  id: number;
  at: string;
  kind: string;
  actor: string;
  sorg: string | null;
  customer: string | null;
  address: string | null;
  request_id: string | null;
  detail: Record<string, unknown>;
  hash: string;
}

/** Where a request came from and who made it, for an event. */
export function auditSource(
  request: Pick<FastifyRequest, 'ip' | 'id' | 'bearer' | 'portal'>,
): AuditSource {
  const { viewer, viewedBy } = request.bearer ?? {};
  return {
    actor: viewedBy?.userId ?? viewer?.userId ?? 'unknown',
    sorg: viewer?.sorg ?? request.portal?.sorg,
    customer: viewer?.customer?.unified,
    address: request.ip,
    requestId: request.id,
  };
}
