/** The reason in the report when the disk of the database or of the pictures is full. */
export const diskFullReason = 'the disk is full; make room and import again';

/** Whether the disk of the database (53100) or of the files (ENOSPC) is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  const full =
    code === '53100' || code === 'ENOSPC' || /no space left on device/i.test(error.message);
  return full || isDiskFull(error.cause);
}
