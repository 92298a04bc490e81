export { BackupError } from './backup-error.ts';
export { moveDatabase } from './move-database.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup, writeBackup } from './write-backup.ts';
