// Reads the audit log (docs/security-log.md):
//   npm run audit -- verify [--head <id>:<hash>]
//   npm run audit -- export [--from 2026-01-01] [--to 2026-02-01] [--kind login.failed] > events.ndjson
// Ends with 1 when the log was tampered with, with 2 when it could not be read at all.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { exportAudit } from '#server/features/audit/audit.public.ts';
import { type AuditCheck, checkAudit } from '#server/features/audit/verify-audit.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { callServer, describeRefusal } from './operator/call-server.ts';
import { databaseOrServer } from './operator/database-or-server.ts';

const usage =
  'npm run audit -- verify [--head <id>:<hash>] | export [--from <day>] [--to <day>] [--kind <kind>]';

/**
 * Parses the command line.
 * @throws when it is not valid
 */
function readArguments() {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { head: text, from: text, to: text, kind: text, server: text },
    allowPositionals: true,
  });
  const [word, ...more] = positionals;
  const { head, from, to, kind, server } = values;
  if (more.length > 0) throw new Error(usage);
  if (word === 'verify' && !from && !to && !kind && (head === undefined || isHead(head)))
    return { word, head, server } as const;
  if (word === 'export' && !head)
    return { word, filter: { from: instant(from), to: instant(to), kind }, server } as const;
  throw new Error(usage);
}

const isHead = (text: string) => /^\d{1,15}:[0-9a-f]{64}$/.test(text);

/** A day begins at midnight UTC. @throws when it is neither a day nor an instant */
function instant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(usage);
  return at.toISOString();
}

/** @returns whether the log is as it was written */
async function run(): Promise<boolean> {
  const wanted = readArguments();
  const { server, database } = await databaseOrServer(readConfig(), wanted.server);
  if (server) return askServer(wanted, server);
  try {
    if (wanted.word === 'verify') return say(await checkAudit(database.db, wanted.head));
    for await (const lines of exportAudit(database.db, wanted.filter)) await write(lines);
    return true;
  } finally {
    await database.close();
  }
}

async function askServer(
  wanted: ReturnType<typeof readArguments>,
  server: LocalOperator,
): Promise<boolean> {
  const given = Object.entries(wanted.word === 'verify' ? { head: wanted.head } : wanted.filter);
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const path = wanted.word === 'verify' ? '/audit/check' : '/audit/events';
  const answer = await callServer(server, `${path}?${query}`);
  if (!answer.ok || !answer.body) throw new Error(await describeRefusal(answer));
  if (wanted.word === 'verify') return say((await answer.json()) as AuditCheck);
  for await (const lines of answer.body) await write(lines);
  return true;
}

function say({ ok, message }: AuditCheck): boolean {
  if (ok) console.log(message);
  else console.error(message);
  return ok;
}

/** Waits while the reader of the output is slow. */
function write(chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve())),
  );
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
