import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How many areas each user of the bench has. */
export const areasOfUser = 10;

/**
 * Fills the fixture with roles, permissions and users whose areas are customers of the sales organisation 2000
 * and, for every tenth user, of 3000 too.
 */
export async function fillUsers(
  db: Db,
  { users, roles, permissions }: { users: number; roles: number; permissions: number },
): Promise<void> {
  await sql`insert into permission (name)
    select 'bench.' || n from generate_series(1, ${permissions}::int) n`.execute(db);
  await sql`insert into role (id, name)
    select 'bench-' || n, 'Bench role ' || n from generate_series(1, ${roles}::int) n`.execute(db);
  await sql`insert into role_permission (role_id, permission)
    select distinct 'bench-' || n, 'bench.' || (1 + (n * 7 + k * 13) % ${permissions}::int)
    from generate_series(1, ${roles}::int) n, generate_series(1, 20) k`.execute(db);
  await sql`insert into group_role (id, description)
    select 'bench-' || n, 'Bench group ' || n
    from generate_series(1, ${roles}::int / 10) n`.execute(db);
  await sql`insert into group_role_role (group_role_id, role_id)
    select 'bench-' || (1 + (n - 1) % (${roles}::int / 10)), 'bench-' || n
    from generate_series(1, ${roles}::int) n`.execute(db);
  await sql`insert into app_user (username, name, email, language, password_hash, group_role_id)
    select 'bench' || n, 'Ada Bench ' || n, 'ada' || n || '@shop' || n % 5000 || '.example', 'en-us',
      'no password', 'bench-' || (1 + n % (${roles}::int / 10))
    from generate_series(1, ${users}::int) n`.execute(db);
  await sql`insert into user_area (user_id, sorg, limitation, value)
    select u.id, case when u.id % 10 = 0 and k = 1 then '3000' else '2000' end,
      case when k = 2 and u.id % 50 = 0 then 'salesman' else 'customer' end,
      'D' || lpad(((u.id * 37 + k) % 30000)::text, 6, '0')
    from app_user u, generate_series(1, ${areasOfUser}::int) k
    where u.username like 'bench%'`.execute(db);
  await sql`insert into role (id, name) values ('bench-all', 'Everybody')`.execute(db);
  await sql`insert into group_role_role (group_role_id, role_id)
    select id, 'bench-all' from group_role where id like 'bench-%'`.execute(db);
  await sql`analyze`.execute(db);
}

/** Gives a permission to the role that all users of the bench have. */
export async function giveEverybody(db: Db, permission: number): Promise<void> {
  await sql`insert into role_permission (role_id, permission)
    values ('bench-all', ${`bench.${permission}`})`.execute(db);
}

/** Returns the ids of an administrator of the fixture and of some users of the bench. */
export async function findBenchUsers(db: Db): Promise<{ administrator: number; others: number[] }> {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from app_user
    where username = 'accessadmin' or username like 'bench%' order by username limit 1000`.execute(
    db,
  );
  const others = rows.filter(({ username }) => username !== 'accessadmin').map(({ id }) => id);
  const administrator = rows.find(({ username }) => username === 'accessadmin')?.id;
  if (!administrator) throw new Error('The fixture has no accessadmin');
  return { administrator, others };
}
