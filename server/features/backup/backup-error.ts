/** Why a backup cannot be made, read or restored: a sentence for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const altered = 'The backup is incomplete or was altered; nothing was restored from it';
