// The device's copies for checking frames without a network, in the table `syncState` of the user's database: the frames
// of each customer with recalls and inspection lists, the hashes of stolen numbers of the sales organisation, and one
// small row about them.

import { foldVersion } from '#shared/serials/parse-serial.ts';
import type { FramesOnDeviceQuery } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { type PackedFrames, packFrames, unpackFrames } from './pack-frames.rules.ts';

/** Frames, recalls and inspection lists as the server answers them. */
export type FramesOnDevice = FramesOnDeviceQuery['framesOnDevice'];

interface KeptCopy {
  frames: number;
  locale: string;
  /** When the server answered, ISO. */
  asOf: string;
  /** When it was stored, milliseconds since 1970. */
  storedAt: number;
}

/** A copy as it is stored; those of older versions of the app have no lists, or are not packed. */
type StoredCopy = Omit<FramesOnDevice, 'frames' | 'checklists'> &
  Partial<Pick<FramesOnDevice, 'checklists'>> &
  (Pick<FramesOnDevice, 'frames'> | { packed: PackedFrames });

/** The copies that are stored, without their content. */
export interface KeptFrames {
  sorg: string;
  /** By customer; `''` for a user without one. */
  copies: Record<string, KeptCopy>;
  /** The numbers of stolen bikes; null before they were loaded. */
  thefts: {
    size: number;
    etag: string;
    checkedAt: number;
    /** `foldVersion` of the hashes; an older app has stored none. Hashes of another version are loaded again. */
    fold?: number;
  } | null;
}

/** Everything that a check of one customer needs. */
export interface FrameCopy {
  copy: FramesOnDevice;
  /** Packed, as shared/serials/theft-hashes.ts reads them; null before they were loaded. */
  thefts: Uint8Array | null;
  /** When the older part of it was right, ISO. */
  asOf: string;
}

const summaryKey = 'frames';
const theftsKey = 'frames/thefts';
const toCopyKey = (customer: string | null) => `frames/of/${customer ?? ''}`;

const openFor = ({ host, userId }: Viewer) => openUserDatabase(host, userId);

async function readSummary(db: UserDatabase, sorg: string): Promise<KeptFrames> {
  const row = (await db.syncState.get(summaryKey)) as KeptFrames | undefined;
  if (row?.sorg !== sorg) return { sorg, copies: {}, thefts: null };
  return row.thefts?.fold === foldVersion ? row : { ...row, thefts: null };
}

/** Changes rows and the row about them together, in the user's present sales organisation. */
function change(
  viewer: Viewer,
  alter: (db: UserDatabase, kept: KeptFrames) => Promise<Partial<KeptFrames>>,
): Promise<void> {
  const db = openFor(viewer);
  return withReopen(db, () =>
    db.transaction('rw', db.syncState, async () => {
      const kept = await readSummary(db, viewer.sorg);
      const next = { ...kept, ...(await alter(db, kept)), key: summaryKey };
      await db.syncState.put(next);
    }),
  );
}

/** Lists the copies for the viewer's sales organisation. */
export function readKeptFrames(viewer: Viewer): Promise<KeptFrames> {
  const db = openFor(viewer);
  return withReopen(db, () => readSummary(db, viewer.sorg));
}

export function keepFrames(viewer: Viewer, locale: string, copy: FramesOnDevice): Promise<void> {
  const { customer } = viewer;
  return change(viewer, async (db, { copies }) => {
    const { frames, ...rest } = copy;
    const stored: StoredCopy = { ...rest, packed: packFrames(frames) };
    await db.syncState.put({ key: toCopyKey(customer), copy: stored });
    const { asOf } = copy;
    const kept = { frames: frames.length, locale, asOf, storedAt: Date.now() };
    return { copies: { ...copies, [customer ?? '']: kept } };
  });
}

/** @param loaded null when the stored hashes are still up to date */
export function keepThefts(
  viewer: Viewer,
  loaded: { packed: Uint8Array; size: number; etag: string } | null,
): Promise<void> {
  return change(viewer, async (db, { thefts }) => {
    if (!loaded) return { thefts: thefts && { ...thefts, checkedAt: Date.now() } };
    const { packed, size, etag } = loaded;
    await db.syncState.put({ key: theftsKey, packed });
    return { thefts: { size, etag, checkedAt: Date.now(), fold: foldVersion } };
  });
}

function toCopy(stored: StoredCopy): FramesOnDevice {
  const { checklists = [], recalls, asOf } = stored;
  const frames = 'packed' in stored ? unpackFrames(stored.packed) : stored.frames;
  return { frames, recalls, checklists, asOf };
}

/** Reads the copy for the viewer's customer; null when it is not on the device. */
export async function readFrameCopy(viewer: Viewer): Promise<FrameCopy | null> {
  const db = openFor(viewer);
  const [kept, frames, hashes] = await withReopen(db, () =>
    Promise.all([
      readSummary(db, viewer.sorg),
      db.syncState.get(toCopyKey(viewer.customer)),
      db.syncState.get(theftsKey),
    ]),
  );
  const known = kept.copies[viewer.customer ?? ''];
  if (!known || !frames) return null;
  const checkedAt = kept.thefts ? new Date(kept.thefts.checkedAt).toISOString() : known.asOf;
  return {
    copy: toCopy(frames.copy as StoredCopy),
    thefts: kept.thefts && hashes ? (hashes.packed as Uint8Array) : null,
    asOf: known.asOf < checkedAt ? known.asOf : checkedAt,
  };
}

/**
 * Deletes the copies of all other customers and of other sales organisations.
 * @param customers whose copies stay; without any, everything is deleted
 */
export async function dropFrameCopies(
  viewer: Viewer,
  customers: readonly (string | null)[],
): Promise<void> {
  const db = openFor(viewer);
  const wanted = new Set(customers.map((customer) => customer ?? ''));
  await withReopen(db, () =>
    db.transaction('rw', db.syncState, async () => {
      const row = (await db.syncState.get(summaryKey)) as KeptFrames | undefined;
      if (!row) return;
      const isOther = row.sorg !== viewer.sorg || wanted.size === 0;
      const gone = Object.keys(row.copies).filter((customer) => isOther || !wanted.has(customer));
      await db.syncState.bulkDelete(gone.map(toCopyKey));
      if (isOther) return await db.syncState.bulkDelete([theftsKey, summaryKey]);
      const left = Object.entries(row.copies).filter(([customer]) => wanted.has(customer));
      await db.syncState.put({ ...row, key: summaryKey, copies: Object.fromEntries(left) });
    }),
  );
}
