import { type FedUser, fedPasswordCheck } from '#server/features/passwords/passwords.public.ts';
import { replaceChildren } from '#server/feeds/children.store.ts';
import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import {
  hashPassword,
  isPasswordHash,
  unusablePasswordHash,
  verifyPassword,
} from '#server/lib/password.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { passwordMessage } from '#shared/validation/password.rules.ts';
import { writeUserSettings } from './fed-settings.store.ts';
import { usersByName } from './fed-users.store.ts';

/**
 * Gives each row the present user as `former`, and its `password_hash`: the present one when the cell is empty or
 * already fits it, so that importing twice changes nothing; the cell itself where it is a hash; else a new one, made
 * once per plain password and run. A new plain password keeps the rules of its user's hosts.
 */
export async function hashPasswords(batch: Entry[], run: FileRun): Promise<void> {
  const present = await usersByName(
    run.db,
    batch.map(({ row }) => nameOf(row)),
  );
  const fits = new Map<string, Promise<boolean>>();
  const checkPassword = await fedPasswordCheck(
    run.db,
    batch.map(({ row }) => fedUser(row)),
  );
  for (const { line, row } of batch) {
    const user = present.get(nameOf(row));
    // `noteFedAddresses` compares with it.
    row.former = user ?? null;
    const plain = row.password as string | null | undefined;
    if (!plain) {
      if (user) row.password_hash = user.password_hash;
      else if (plain === '') row.password_hash = unusablePasswordHash;
      else run.tell(line, 'password', 'REQUIRED', 'a new user needs a password');
      continue;
    }
    if (isPasswordHash(plain)) {
      row.password_hash = plain;
      continue;
    }
    const pair = JSON.stringify([plain, user?.password_hash]);
    const known = user && once(fits, pair, () => verifyPassword(user.password_hash, plain));
    if (await known) {
      row.password_hash = user?.password_hash;
      continue;
    }
    const { problems, rules } = await checkPassword(fedUser(row), plain);
    for (const code of problems) run.tell(line, 'password', code, passwordMessage(code, rules));
    if (problems.length === 0)
      row.password_hash = await once(run.hashed, plain, () => hashPassword(plain));
  }
}

/**
 * Makes the areas and content target markets of the rows the only ones their users have (E084, B027);
 * markets stay as they are when the file does not speak of them.
 * @returns of how many users a list was changed, at least
 */
export async function keepUserLists(rows: Row[], { db }: FileRun): Promise<number> {
  const users = await usersByName(db, rows.map(nameOf));
  const idOf = (row: Row) => users.get(nameOf(row))?.id;
  const ownersOf = (some: Row[]) => some.map((row) => ({ user_id: idOf(row) }));
  const areas = await replaceChildren(db, {
    table: 'user_area',
    owner: ['user_id'],
    columns: { user_id: 'int8', sorg: 'text', limitation: 'text', value: 'text' },
    owners: ownersOf(rows),
    children: rows.flatMap((row) =>
      (row.areas as object[]).map((area) => ({ user_id: idOf(row), ...area })),
    ),
  });
  const withMarkets = rows.filter((row) => row.contentTargetMarkets !== null);
  const markets = await replaceChildren(db, {
    table: 'user_content_target_market',
    owner: ['user_id'],
    versioned: 'app_user',
    columns: { user_id: 'int8', market_id: 'text' },
    owners: ownersOf(withMarkets),
    children: withMarkets.flatMap((row) =>
      (row.contentTargetMarkets as string[]).map((id) => ({ user_id: idOf(row), market_id: id })),
    ),
  });
  const withRoles = rows.filter(({ rolesOff }) => rolesOff !== null);
  const roles = await replaceChildren(db, {
    table: 'user_role_off',
    owner: ['user_id'],
    columns: { user_id: 'int8', role_id: 'text' },
    owners: ownersOf(withRoles),
    children: withRoles.flatMap((row) =>
      (row.rolesOff as string[]).map((id) => ({ user_id: idOf(row), role_id: id })),
    ),
  });
  return Math.max(areas, markets, roles, await writeUserSettings(db, rows));
}

/** A row as a user; cells that were refused are missing in it. */
function fedUser({ username, name, email, areas }: Row): FedUser {
  const text = (cell: unknown) => String(cell ?? '');
  return {
    username: text(username),
    name: text(name),
    email: text(email),
    areas: (areas as FedUser['areas'] | null | undefined) ?? [],
  };
}

const nameOf = (row: Row) => toCaselessKey(String(row.username ?? ''));

function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
