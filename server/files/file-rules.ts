import type { Db } from '#server/db/database.ts';
import type { AuditKind } from '#server/features/audit/audit.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { Problem } from '#server/lib/problem.ts';
import type { FileRefusal } from '#shared/file-limits.ts';

/** The kinds of files that are taken; which one a file is its content decides, never its name. */
const fileKinds = ['image', 'pdf', 'word', 'excel', 'zip'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The rules for the files of one operation, and who may read them afterwards. */
export interface FileRules {
  /** Unique over all features: `claims/photo`. Clients name it, and stored files keep it. */
  readonly purpose: string;
  readonly types: readonly FileKind[];
  /** The endings that the name of a file may have, without the dot; null for any. Content decides as well. */
  readonly extensions: readonly string[] | null;
  /** Of one file as it arrives. */
  readonly maxBytes: number;
  /** Permissions, one of which suffices to upload. */
  readonly scopes: readonly string[];
  /** Also users who only read may upload, as the operation that takes the file is open to them. */
  readonly readOnlyUsers: boolean;
  /** Whether a viewer may read a file of this record, which is in the viewer's sales organisation. */
  readonly mayRead: (db: Db, viewer: Viewer, ownerId: string) => Promise<boolean>;
  /** The kind of the audit event that every reading of such a file records; left out, none is. */
  readonly readKind?: AuditKind;
}

/**
 * Declares the files that an operation accepts. The feature lists it under `files`.
 * @throws when it accepts no kind or no byte, or when no user may upload
 */
export function fileRules(
  rules: Omit<FileRules, 'readOnlyUsers' | 'extensions'> &
    Partial<Pick<FileRules, 'readOnlyUsers' | 'extensions'>>,
): FileRules {
  const { purpose, types, maxBytes, scopes } = rules;
  if (!/^[a-z-]+\/[a-z-]+$/.test(purpose)) throw new Error(`"${purpose}" is not feature/purpose`);
  if (types.length === 0 || maxBytes < 1 || scopes.length === 0)
    throw new Error(`The files of ${purpose} need a kind, a size and a permission`);
  return { readOnlyUsers: false, extensions: null, ...rules };
}

/**
 * The rules of all features by purpose.
 * @throws when two have the same purpose
 */
export function rulesByPurpose(all: readonly FileRules[]): ReadonlyMap<string, FileRules> {
  const byPurpose = new Map(all.map((rules) => [rules.purpose, rules]));
  if (byPurpose.size < all.length) throw new Error('Two features declare the same files');
  return byPurpose;
}

/** Why a file is not taken. */
export const refusals: Record<FileRefusal, string> = {
  FILE_EMPTY: 'The file is empty',
  FILE_TOO_LARGE: 'The file is too large',
  FILE_KIND: 'Files of this kind are not taken',
  FILE_DAMAGED: 'The file is damaged',
  FILE_PIXELS: 'The picture has more than 40 megapixels',
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
  pdf: 'PDF',
  word: 'Word documents',
  excel: 'Excel workbooks',
  zip: 'ZIP archives',
};

/** Whether a name has one of the endings that are taken. */
export function hasAllowedExtension(name: string, { extensions }: FileRules): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extensions === null || extensions.includes(ending);
}

/** Answers a file that is not taken: 422 with the reason, and what is taken instead. */
export function fileRefused(code: FileRefusal, { types, maxBytes }: FileRules): Problem {
  const size = maxBytes < 1_000_000 ? `${maxBytes / 1_000} kB` : `${maxBytes / 1_000_000} MB`;
  const taken = `${types.map((kind) => kindNames[kind]).join(', ')} of up to ${size}`;
  return new Problem(422, code, `${refusals[code]}. Taken are ${taken}.`, { types, maxBytes });
}
