-- One row per login on one device; its refresh tokens name it by their family.
create table user_session (
  id bigint generated always as identity primary key,
  family text not null unique,
  user_id bigint not null references app_user on delete cascade,
  sorg text not null,
  -- Null for a session that an earlier version began, until its next refresh.
  host text,
  device text not null default '',
  network text not null default '',
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- When its newest refresh token expires.
  expires_at timestamptz not null
);
create index user_session_user on user_session (user_id);
create index user_session_expiry on user_session (expires_at);
insert into user_session (family, user_id, sorg, started_at, last_used_at, expires_at)
select family, user_id, sorg, min(created_at), max(created_at), max(expires_at)
from refresh_token group by family, user_id, sorg;

-- Raised whenever the rights of a user change; an access token of an older version is refused.
alter table app_user add column rights_version integer not null default 1;

-- Access tokens that are refused before they expire: those of a family, or those of a user below a
-- version. Servers ask for what their last snapshot did not see.
create table token_revocation (
  id bigint generated always as identity primary key,
  family text,
  user_id bigint,
  rights_version integer,
  revoked_at timestamptz not null default now(),
  tx xid8 not null default pg_current_xact_id(),
  check ((family is null) = (user_id is not null and rights_version is not null))
);
create index token_revocation_tx on token_revocation (tx);
create index token_revocation_time on token_revocation (revoked_at);

create function refresh_token_revoked() returns trigger language plpgsql as $$
begin
  insert into token_revocation (family)
  select distinct n.family from new_rows n join old_rows o on o.hash = n.hash
  where n.revoked_at is not null and o.revoked_at is null;
  return null;
end $$;
create trigger refresh_token_revoked after update on refresh_token
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_token_revoked();

-- Triggers and not statements of the server, so that no writer can forget it: not a feed either.
create function app_user_rights_changed() returns trigger language plpgsql as $$
begin
  new.rights_version := greatest(new.rights_version, old.rights_version + 1);
  return new;
end $$;
create trigger app_user_rights before update on app_user for each row
  when (old.password_hash is distinct from new.password_hash
    or old.group_role_id is distinct from new.group_role_id
    or old.active is distinct from new.active)
  execute function app_user_rights_changed();

create function app_user_version_raised() returns trigger language plpgsql as $$
begin
  insert into token_revocation (user_id, rights_version)
  select n.id, n.rights_version from new_rows n join old_rows o on o.id = n.id
  where n.rights_version > o.rights_version;
  return null;
end $$;
create trigger app_user_version after update on app_user
  referencing old table as old_rows new table as new_rows
  for each statement execute function app_user_version_raised();

create function app_user_deleted() returns trigger language plpgsql as $$
begin
  insert into token_revocation (user_id, rights_version) select id, 2147483647 from old_rows;
  return null;
end $$;
create trigger app_user_deleted after delete on app_user referencing old table as old_rows
  for each statement execute function app_user_deleted();

create function user_area_changed() returns trigger language plpgsql as $$
begin
  update app_user set rights_version = rights_version + 1
  where id in (select user_id from changed);
  return null;
end $$;
create trigger user_area_insert after insert on user_area referencing new table as changed
  for each statement execute function user_area_changed();
create trigger user_area_delete after delete on user_area referencing old table as changed
  for each statement execute function user_area_changed();
-- An update can move an area from one user to another: both have other rights afterwards.
create trigger user_area_update_from after update on user_area referencing old table as changed
  for each statement execute function user_area_changed();
create trigger user_area_update_to after update on user_area referencing new table as changed
  for each statement execute function user_area_changed();

create function group_role_role_changed() returns trigger language plpgsql as $$
begin
  update app_user set rights_version = rights_version + 1
  where group_role_id in (select group_role_id from changed);
  return null;
end $$;
create trigger group_role_role_insert after insert on group_role_role
  referencing new table as changed
  for each statement execute function group_role_role_changed();
create trigger group_role_role_delete after delete on group_role_role
  referencing old table as changed
  for each statement execute function group_role_role_changed();
create trigger group_role_role_update_from after update on group_role_role
  referencing old table as changed
  for each statement execute function group_role_role_changed();
create trigger group_role_role_update_to after update on group_role_role
  referencing new table as changed
  for each statement execute function group_role_role_changed();

create function role_permission_changed() returns trigger language plpgsql as $$
begin
  update app_user set rights_version = rights_version + 1
  where group_role_id in (
    select g.group_role_id from group_role_role g join changed c on c.role_id = g.role_id);
  return null;
end $$;
create trigger role_permission_insert after insert on role_permission
  referencing new table as changed
  for each statement execute function role_permission_changed();
create trigger role_permission_delete after delete on role_permission
  referencing old table as changed
  for each statement execute function role_permission_changed();
create trigger role_permission_update_from after update on role_permission
  referencing old table as changed
  for each statement execute function role_permission_changed();
create trigger role_permission_update_to after update on role_permission
  referencing new table as changed
  for each statement execute function role_permission_changed();

-- The names of some roles decide too: guest and product have no cart (B003).
create function role_renamed() returns trigger language plpgsql as $$
begin
  update app_user set rights_version = rights_version + 1
  where group_role_id in (
    select group_role_id from group_role_role where role_id = new.id);
  return null;
end $$;
create trigger role_renamed after update on role for each row
  when (old.name is distinct from new.name) execute function role_renamed();
