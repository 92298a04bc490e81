/**
 * Server tests that take half a minute to three minutes each and start processes of their own: kills, full disks, moves,
 * backups of a running server, the image, and copies of the sources that are checked whole. They run with
 * `npm test -- --all`, with `npm run unit -- --all`, and when they are named.
 */
export const longTests = [
  'scripts/deploy/image.test.ts',
  'scripts/laws/leaf-features.test.ts',
  'scripts/new-feature.test.ts',
  'scripts/testing/backup-online.test.ts',
  'scripts/testing/disk-full.test.ts',
  'scripts/testing/inspection-killed.test.ts',
  'scripts/testing/move.test.ts',
  'scripts/testing/payments-killed.test.ts',
];
