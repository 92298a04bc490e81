import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The password of these users; unlike the demo's it keeps the rules, so that a test can set it again. */
export const e2ePassword = 'Gravel-Path-2026';

/** Users of one test file each: their passwords or sessions are changed, or the demo has no such user. */
export const e2eUsers = {
  profile: 'changing.us',
  forgotten: 'forgetting.us',
  devices: 'logged-out.us',
  secondFactor: 'second-factor.us',
  auditor: 'auditing.us',
} as const;

/** Group role and area; the other users need no customer. */
const accessOf: Readonly<Record<string, readonly string[]>> = {
  [e2eUsers.devices]: ['dealer', '2000:customer:0002000001'],
  [e2eUsers.auditor]: ['salesman', '2000:audit:'],
};

/** Writes the feed of these users, with their passwords in plain text as a distributor would. */
export function writeE2eUsers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const rows = Object.values(e2eUsers).map((username) =>
    [
      username,
      `Demo ${username.replace('.', ' ')}`,
      `${username}@pannier.example`,
      'en-us',
      e2ePassword,
      ...(accessOf[username] ?? ['content-admin', '2000:all:']),
    ].join(','),
  );
  const header = 'username,name,email,language,password,groupRole,areas';
  writeFileSync(join(folder, 'users.csv'), [header, ...rows, ''].join('\n'));
}
