import type { Db } from '#server/db/database.ts';
import type { AuditKind } from '#server/features/audit/audit.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { NamedLimit } from '#server/http/route-limits.ts';
import { Problem } from '#server/lib/problem.ts';
import { type FileRefusal, maxVideoBytes } from '#shared/file-limits.ts';
import type { HostConfig } from '#shared/host-config.ts';

/** The kinds of files that are taken; which one a file is its content decides, never its name. */
const fileKinds = ['image', 'video', 'pdf', 'word', 'excel', 'powerpoint', 'zip'] as const;
export type FileKind = (typeof fileKinds)[number];

/** How much a user may upload within 24 hours. */
export interface Quota {
  files: number;
  bytes: number;
}

/** The rules for the files of one operation, and who may read them afterwards. */
export interface FileRules {
  /** Unique over all features: `claims/photo`. Clients name it, and stored files keep it. */
  readonly purpose: string;
  readonly types: readonly FileKind[];
  /** The endings that the name of a file may have, without the dot; null for any. Content decides as well. */
  readonly extensions: readonly string[] | null;
  /** Of one file as it arrives. */
  readonly maxBytes: number;
  /** Less than `maxBytes` for some kinds, which the content decides. */
  readonly maxBytesOfKind: Readonly<Partial<Record<FileKind, number>>>;
  /**
   * Whether pictures are kept as they were received (reading 92) and get sizes by a job. Files of such rules are
   * delivered to sessions only, never by a signed address.
   */
  readonly keepsOriginal: boolean;
  /** Whether `mayRead` also decides for viewers of other sales organisations, which see no file otherwise. */
  readonly crossesOrganisations: boolean;
  /** The quota of the whole feature (`claims`), whose files then count for no other; null for the common quota. */
  readonly quota: Quota | null;
  /** Permissions, one of which suffices to upload. */
  readonly scopes: readonly string[];
  /** Also users who only read may upload, as the operation that takes the file is open to them. */
  readonly readOnlyUsers: boolean;
  /** Whether a viewer may read a file of this record at a host; the record is in the viewer's sales organisation or crosses them. */
  readonly mayRead: (db: Db, viewer: Viewer, ownerId: string, host: HostConfig) => Promise<boolean>;
  /** How often a user downloads such files; WebP pictures, which our own pages show, do not count. Left out: no limit. */
  readonly downloads?: NamedLimit;
  /** The kind of the audit event that every reading of such a file records; left out, none is. */
  readonly readKind?: AuditKind;
}

const usual = {
  readOnlyUsers: false,
  extensions: null,
  quota: null,
  maxBytesOfKind: {},
  keepsOriginal: false,
  crossesOrganisations: false,
};

/**
 * Declares the files that an operation accepts. The feature lists it under `files`.
 * @throws when it accepts no kind or no byte, or videos that are too large, or when no user may upload
 */
export function fileRules(
  rules: Omit<FileRules, keyof typeof usual> & Partial<Pick<FileRules, keyof typeof usual>>,
): FileRules {
  const { purpose, types, maxBytes, scopes } = rules;
  if (!/^[a-z-]+\/[a-z-]+$/.test(purpose)) throw new Error(`"${purpose}" is not feature/purpose`);
  if (types.length === 0 || maxBytes < 1 || scopes.length === 0)
    throw new Error(`The files of ${purpose} need a kind, a size and a permission`);
  if (types.includes('video') && maxBytes > maxVideoBytes)
    throw new Error(`The videos of ${purpose} are larger than any video may be`);
  return { ...usual, ...rules };
}

/**
 * The rules of all features by purpose.
 * @throws when two have the same purpose, or two of a feature have different quotas
 */
export function rulesByPurpose(all: readonly FileRules[]): ReadonlyMap<string, FileRules> {
  const byPurpose = new Map(all.map((rules) => [rules.purpose, rules]));
  if (byPurpose.size < all.length) throw new Error('Two features declare the same files');
  const quotas = new Map(all.map(({ purpose, quota }) => [featureOf(purpose), quota]));
  for (const { purpose, quota } of all)
    if (
      quotas.get(featureOf(purpose))?.bytes !== quota?.bytes ||
      quotas.get(featureOf(purpose))?.files !== quota?.files
    )
      throw new Error(`The files of ${purpose} have another quota than others of its feature`);
  return byPurpose;
}

function featureOf(purpose: string): string {
  return purpose.split('/')[0] ?? '';
}

/** Which uploads count for the same quota: those of these purposes, or all but those. */
export interface Budget {
  quota: Quota;
  purposes: readonly string[];
  isAllBut: boolean;
}

const commonQuota: Quota = { files: 200, bytes: 1_000_000_000 };

/** The quota that files of these rules count for: that of their feature, or the one of all features without one. */
export function budgetOf(
  { purpose, quota }: FileRules,
  rules: ReadonlyMap<string, FileRules>,
): Budget {
  const own = [...rules.values()].filter((one) => one.quota !== null).map((one) => one.purpose);
  if (!quota) return { quota: commonQuota, purposes: own, isAllBut: true };
  const ofFeature = own.filter((one) => featureOf(one) === featureOf(purpose));
  return { quota, purposes: ofFeature, isAllBut: false };
}

/** Why a file is not taken. */
export const refusals: Record<FileRefusal, string> = {
  FILE_EMPTY: 'The file is empty',
  FILE_TOO_LARGE: 'The file is too large',
  FILE_KIND: 'Files of this kind are not taken',
  FILE_DAMAGED: 'The file is damaged',
  FILE_PIXELS: 'The picture has more than 40 megapixels',
  FILE_TOO_LONG: 'The video is longer than 3 minutes',
  FILE_ACTIVE: 'The file holds scripts or actions',
  FILE_EMBEDS: 'The file holds other files that are not taken',
  FILE_ENCRYPTED: 'The file is protected by a password',
  FILE_UNPACKS: 'The file unpacks to too much',
  FILE_TOO_COMPLEX: 'The file could not be checked in time',
  FILE_VIRUS: 'The virus scanner refuses the file',
};

/** Thrown by the checks of a file's content. */
export class BadContent extends Error {
  readonly code: FileRefusal;

  constructor(code: FileRefusal) {
    super(refusals[code]);
    this.code = code;
  }
}

const kindNames: Record<FileKind, string> = {
  image: 'pictures',
  video: 'videos (MP4, MOV, WebM)',
  pdf: 'PDF',
  word: 'Word documents',
  excel: 'Excel workbooks',
  powerpoint: 'PowerPoint presentations',
  zip: 'ZIP archives',
};

/** Whether a name has one of the endings that are taken. */
export function hasAllowedExtension(name: string, { extensions }: FileRules): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extensions === null || extensions.includes(ending);
}

/** The limit of a kind in bytes. */
export function maxBytesOf({ maxBytes, maxBytesOfKind }: FileRules, kind: FileKind): number {
  return Math.min(maxBytes, maxBytesOfKind[kind] ?? maxBytes);
}

/**
 * Answers a file that is not taken: 422 with the reason, and what is taken instead.
 * @param bytes of the file, where it was received: then a limit of its kind may have refused it
 */
export function fileRefused(
  code: FileRefusal,
  rules: FileRules,
  bytes = Number.POSITIVE_INFINITY,
): Problem {
  const { types, maxBytes } = rules;
  const limits = types.map((kind) => maxBytesOf(rules, kind));
  const taken = types.map((kind, at) => {
    const isLast = limits[at] !== limits[at + 1];
    return `${kindNames[kind]}${isLast ? ` of up to ${showBytes(limits[at] ?? maxBytes)}` : ''}`;
  });
  const exceeded = bytes > maxBytes ? [] : limits.filter((most) => most < bytes);
  const facts = { types, maxBytes: Math.min(maxBytes, ...exceeded) };
  return new Problem(422, code, `${refusals[code]}. Taken are ${taken.join(', ')}.`, facts);
}

function showBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`;
}
