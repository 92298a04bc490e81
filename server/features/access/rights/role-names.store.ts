import { sql } from 'kysely';

/** The name of `role r` for readers. */
export const roleName = sql<string>`coalesce(nullif(r.description, ''), r.name)`;

/** The roles of `group_role g` by their names, as JSON. */
export const rolesOfGroupRole = sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'description', ${roleName})
    order by r.id), '[]')
  from group_role_role gr join role r on r.id = gr.role_id where gr.group_role_id = g.id)`;
