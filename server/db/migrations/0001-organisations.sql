-- Sales organisations and the hosts (domains) they are reached under.
create table sales_org (
  sorg text primary key,
  name text not null,
  country text not null,
  currency text not null,
  precision smallint not null,
  symbol text not null,
  thousand_separator text not null,
  decimal_separator text not null,
  merchant_name text not null,
  next_order_no bigint not null default 1
);
create table host (
  host text primary key,
  sorg text not null references sales_org,
  web_title text not null,
  languages text[] not null,
  config jsonb not null default '{}'
);
-- One row: whether the server takes requests, and what to say when it does not (B024, B140).
create table server_status (
  only_row boolean primary key default true check (only_row),
  status text not null default 'online',
  message text not null default ''
);
insert into server_status default values;
-- Keys the servers share: the token signing key is made once and kept here.
create table server_secret (
  name text primary key,
  value text not null
);
