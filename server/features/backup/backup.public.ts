export { moveDatabase } from './move-database.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup, writeBackup } from './write-backup.ts';
