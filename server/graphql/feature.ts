import type { FastifyInstance } from 'fastify';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { PGliteClient } from '#server/db/pglite-client.ts';
import type { FileRules } from '#server/files/file-rules.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { RecordHistory } from '#server/graphql/context.ts';
import type { QueryResolvers, Resolvers } from '#server/graphql/generated/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ListExport } from '#server/lib/list-export.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** The services that the server passes to a feature when it starts. */
export interface Services {
  config: Config;
  db: Db;
  /** The embedded database itself, when the server has one. */
  pglite?: PGliteClient;
  files: FileStore;
  jobs: Jobs;
  mailer: Mailer;
}

/** One business area on the server: its resolvers, its plain HTTP routes, its background work. */
export interface Feature {
  name: string;
  resolvers?: Resolvers;
  /** SDL of a feature that exists only in a test or in the simulation; all others are in schema.graphql. */
  schema?: string;
  /** Queries whose resolvers answer with plain data and never look at `info`: nothing for the executor. */
  plain?: readonly (keyof QueryResolvers)[];
  /** The permissions to read the history of its records, which `recordEvents` writes under its name. */
  history?: RecordHistory;
  /** The files that its operations accept, see docs/files.md. */
  files?: readonly FileRules[];
  /** Its lists that can be exported whole, at `POST /exports/<list>`. */
  exports?: readonly ListExport[];
  /** The records that the ERP gets in acknowledged batches. */
  batches?: readonly BatchKind[];
  routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  jobs?: (jobs: Jobs, services: Services) => void | Promise<void>;
}
