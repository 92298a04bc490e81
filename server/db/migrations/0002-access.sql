create table permission (
  name text primary key,
  description text not null default ''
);
create table role (
  id text primary key,
  name text not null,
  description text not null default ''
);
create table role_permission (
  role_id text not null references role on delete cascade,
  permission text not null references permission on delete cascade,
  primary key (role_id, permission)
);
create table group_role (
  id text primary key,
  description text not null
);
create table group_role_role (
  group_role_id text not null references group_role on delete cascade,
  role_id text not null references role on delete cascade,
  primary key (group_role_id, role_id)
);
create table app_user (
  id bigint generated always as identity primary key,
  username text not null,
  name text not null,
  email text not null,
  language text not null,
  password_hash text not null,
  group_role_id text not null references group_role,
  active boolean not null default true
);
create unique index app_user_username on app_user (lower(username));
-- Which customers of which sales organisation a user may see (E084 to E088).
create table user_area (
  user_id bigint not null references app_user on delete cascade,
  sorg text not null references sales_org,
  limitation text not null check (limitation in
    ('customer', 'salesman', 'sales_group', 'sales_office', 'audit', 'all')),
  value text not null default '',
  primary key (user_id, sorg, limitation, value)
);
-- Opaque refresh tokens, hashed. A family is one login on one device.
create table refresh_token (
  hash text primary key,
  family text not null,
  user_id bigint not null references app_user on delete cascade,
  sorg text not null,
  customer text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  successor_hash text,
  revoked_at timestamptz
);
create index refresh_token_family on refresh_token (family);
create index refresh_token_expiry on refresh_token (expires_at);
-- Failed logins, counted per user name and per address.
create table login_failure (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null default now()
);
create index login_failure_subject on login_failure (subject, at);
