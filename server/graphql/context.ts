import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { AuditSource } from '#server/features/audit/audit-event.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Locale } from '#shared/locales.ts';

/** A line of a user's areas: which customers of a sales organisation may be seen (E084). */
export interface UserArea {
  sorg: string;
  limitation: string;
  value: string;
}

/** The codes of a customer; `unified` is the key in our tables, the others are what people say. */
export interface CustomerCode {
  unified: string;
  r3: string;
  isr: string | null;
}

/**
 * The user of the request according to the access token; a change of rights takes effect at the next
 * refresh (N114).
 */
export interface Viewer {
  userId: number;
  username: string;
  sorg: string;
  scopes: ReadonlySet<string>;
  /** The viewer's areas in `sorg` only. */
  areas: readonly UserArea[];
  /** The active customer (salesActiveCustCode); null when none is selected. */
  customer: CustomerCode | null;
}

/** The permissions to read the history of a feature's records. */
export interface RecordHistory {
  /** Permissions of which one is needed. */
  scopes: readonly string[];
  /** The feature that the events are recorded under, where it is another one. */
  recordedUnder?: string;
  /** Whether the record is inside the viewer's fence. */
  isVisible(ctx: Context, id: string): Promise<boolean>;
  /** Whether the records belong to no single sales organisation; otherwise events of the viewer's are shown. */
  isOfAllOrganisations?: boolean;
  /** Returns which values of its records the viewer may see; left out, all of them. */
  isFieldVisible?(ctx: Context): Promise<(field: string) => boolean>;
}

/** The context of every resolver. */
export interface Context {
  requestId: string;
  log: FastifyBaseLogger;
  db: Db;
  files: FileStore;
  /** A signed address of a stored file, good for some minutes; for files the viewer may read. */
  fileAddress(fileId: string, minutes?: number): string;
  jobs: Jobs;
  /** Where links to the portal of a host begin; from the settings, never from the request. */
  originOf(host: string): string;
  /** A key for something that is signed or encrypted, the same on all servers. */
  keyFor(use: string): Buffer;
  /** The configuration of the host the request came to. */
  host: HostConfig;
  /** The locale of the request (`accept-language` as the client sends it), for texts from the database. */
  locale: Locale;
  viewer: Viewer | null;
  /** The administrator who views as `viewer`, reading only; null for the viewer itself. */
  viewedBy: number | null;
  /** The hash of the refresh token the viewer's access token came with: which login is asking. */
  refreshHash: string | null;
  /** The `idempotency-key` header, when the client sent one. */
  idempotencyKey: string | null;
  /** The user and the origin of the request, for the audit log. */
  auditSource: AuditSource;
  /** Records that the viewer was refused an operation. */
  noteRefusal(operation: string, reason: string): void;
  /** Makes this server look for revoked access tokens before the next request. */
  expireRevocations(): void;
  /** The histories of records by feature. */
  histories: ReadonlyMap<string, RecordHistory>;
  /** Per-request memory for batched loads; each feature keeps its loaders under its own key. */
  memo: Map<string, unknown>;
}

/**
 * The viewer of an operation that `@allow` has already let through.
 * @throws when called for an operation without `@allow`: a fault of ours
 */
export function viewerOf(ctx: Pick<Context, 'viewer'>): Viewer {
  if (!ctx.viewer) throw new Error('This operation has no viewer; does its field carry @allow?');
  return ctx.viewer;
}
