/** The limits of a field; the server checks the content and may still refuse a file. */
export interface FileLimits {
  /** MIME types such as "application/pdf", or "image/*". */
  types: readonly string[];
  /** How the types are called for users: "PDF, JPEG or PNG". */
  typeNames: string;
  maxBytes: number;
  maxFiles: number;
}

/** The types of videos that the server accepts; phones of Apple record the second. */
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'];

export type FileProblem =
  | 'FILE_TYPE'
  | 'FILE_TOO_LARGE'
  | 'FILE_EMPTY'
  | 'FILE_HEIC'
  | 'FILE_TOO_LONG'
  | 'TOO_MANY_FILES';

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

/** Of a picture at its choice, before it is made smaller. */
const maxPictureBytes = 100_000_000;

const isOfType = (type: string, allowed: string) =>
  allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed;

/** Whether a field takes pictures of cameras. */
const takesPhotos = (types: readonly string[]) =>
  types.some((allowed) => isOfType('image/jpeg', allowed));

/** Whether a file is a picture in the format of Apple's cameras; some systems know it by its name only. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** Returns the types that the input offers; HEIC pictures are offered wherever photos are taken. */
export function acceptedTypes(types: readonly string[]): string {
  return [...types, ...(takesPhotos(types) ? ['image/heic', '.heic', '.heif'] : [])].join(',');
}

/** Returns why a file cannot be sent by what the device tells of it; null when it can. */
export function fileProblem(file: ChosenFile, { types, maxBytes }: FileLimits): FileProblem | null {
  const isPhoto = isHeic(file) && takesPhotos(types);
  if (!isPhoto && !types.some((allowed) => isOfType(file.type, allowed))) return 'FILE_TYPE';
  if (file.size === 0) return 'FILE_EMPTY';
  const isPicture = isPhoto || (file.type.startsWith('image/') && file.type !== 'image/gif');
  const most = isPicture ? Math.max(maxBytes, maxPictureBytes) : maxBytes;
  return file.size > most ? 'FILE_TOO_LARGE' : null;
}
