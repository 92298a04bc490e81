// Holds the lock of a directory until it is killed, or says why it may not:
//   node hold-lock.ts <directory>
import { lockDirectory } from '#server/db/directory-lock.ts';

try {
  await lockDirectory(process.argv[2] ?? '');
  console.log('held');
  setInterval(() => {}, 1_000);
} catch (error) {
  console.log((error as Error).message);
}
