-- Roles of its group role that a user does not have (reading 47); no row means all of them.
create table user_role_off (
  user_id bigint not null references app_user on delete cascade,
  role_id text not null references role on delete cascade,
  primary key (user_id, role_id)
);

-- What users may do: everything that checks rights reads these two views.
create view user_role as
  select u.id as user_id, g.role_id
  from app_user u join group_role_role g on g.group_role_id = u.group_role_id
  where not exists (
    select from user_role_off o where o.user_id = u.id and o.role_id = g.role_id);
-- A permission appears once for each role that has it.
create view user_permission as
  select r.user_id, p.permission, p.role_id
  from user_role r join role_permission p on p.role_id = r.role_id;

-- Roles and group roles belong to all organisations, or to one (reading 56). Staff change them against a version.
alter table role add column sorg text references sales_org;
alter table role add column version integer not null default 1;
alter table group_role add column sorg text references sales_org;
alter table group_role add column version integer not null default 1;
-- Whether users of the group role log in with a second factor.
alter table group_role add column second_factor text not null default 'offered'
  check (second_factor in ('off', 'offered', 'required'));
alter table permission add column version integer not null default 1;

-- Which group roles the users of a group role may give (reading 55).
create table group_role_grant (
  group_role_id text not null references group_role on delete cascade,
  -- Deferred, because a feed names group roles before it brings them.
  granted_id text not null references group_role on delete cascade deferrable initially deferred,
  primary key (group_role_id, granted_id)
);

create index group_role_role_role on group_role_role (role_id);
create index role_permission_permission on role_permission (permission);
create index app_user_group_role on app_user (group_role_id);

create function user_role_off_changed() returns trigger language plpgsql as $$
begin
  update app_user set rights_version = rights_version + 1
  where id in (select user_id from changed);
  return null;
end $$;
create trigger user_role_off_insert after insert on user_role_off referencing new table as changed
  for each statement execute function user_role_off_changed();
create trigger user_role_off_delete after delete on user_role_off referencing old table as changed
  for each statement execute function user_role_off_changed();

-- The flags of a role decide as well (shared/role-flags.ts).
create trigger role_flagged after update on role for each row
  when (old.flags is distinct from new.flags) execute function role_renamed();
