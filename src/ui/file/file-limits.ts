/** The limits of a field; the server checks the content and may still refuse a file. */
export interface FileLimits {
  /** MIME types such as "application/pdf", or "image/*". */
  types: readonly string[];
  /** How the types are called for users: "PDF, JPEG or PNG". */
  typeNames: string;
  maxBytes: number;
  maxFiles: number;
}

export type FileProblem = 'FILE_TYPE' | 'FILE_TOO_LARGE' | 'FILE_EMPTY' | 'TOO_MANY_FILES';

const isOfType = (type: string, allowed: string) =>
  allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed;

/** Returns why a file cannot be sent; null when it can. */
export function fileProblem(
  file: { size: number; type: string },
  { types, maxBytes }: FileLimits,
): FileProblem | null {
  if (!types.some((allowed) => isOfType(file.type, allowed))) return 'FILE_TYPE';
  if (file.size === 0) return 'FILE_EMPTY';
  return file.size > maxBytes ? 'FILE_TOO_LARGE' : null;
}
