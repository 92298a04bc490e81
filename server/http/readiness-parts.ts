import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseHasRoom, databaseTakesWrites } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { Unavailable } from '#server/lib/unavailable.ts';
import type { Part } from './readiness.ts';

/** The embedded database needs 16 MB at a time for its log. */
const leastRoom = 32 * 1024 * 1024;

/** The parts this server has been set up with. */
export function createReadinessParts({
  config,
  db,
  files,
  mailer,
}: Pick<Services, 'config' | 'db' | 'files' | 'mailer'>): Part[] {
  const writesHere = config.databaseUrl === null || mailer.folder !== null;
  const parts: (Part | false)[] = [
    { name: 'database', goodForMs: 5_000, check: () => databaseTakesWrites(db) },
    writesHere && { name: 'disk', goodForMs: 5_000, check: () => checkDisk(config.dataDir) },
    // A server's disk cannot be looked at, and trying costs it a file.
    !writesHere && { name: 'disk', goodForMs: 60_000, check: () => databaseHasRoom(db) },
    // Buckets charge for each write.
    {
      name: 'files',
      goodForMs: config.files.kind === 's3' ? 30_000 : 5_000,
      check: () => files.check(),
    },
    // Mail servers count callers, and mails wait for them.
    mailer.folder === null && { name: 'mail', goodForMs: 60_000, check: () => mailer.check() },
  ];
  return parts.filter((part) => part !== false);
}

/** @throws when the folder takes no file, or has hardly any room left */
async function checkDisk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const left = bavail * bsize;
  if (left < leastRoom)
    throw new Unavailable(`Only ${Math.floor(left / 1e6)} MB are left in ${folder}`);
  const probe = join(folder, `.check-${randomUUID()}`);
  try {
    const file = await open(probe, 'wx');
    try {
      await file.write(Buffer.alloc(65_536));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(probe, { force: true });
  }
}
