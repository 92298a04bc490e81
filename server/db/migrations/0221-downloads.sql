-- Files of the download area (R047): requests of users, which a server turns into files in the background.

create table download (
  id uuid primary key,
  sorg text not null references sales_org,
  user_id bigint not null references app_user on delete cascade,
  -- The customer whose records it has; null for all of a user who only reads.
  customer text,
  -- The areas of such a user when the file was made, as JSON in one order: with other ones it is not given out.
  areas text,
  module text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  format text not null check (format in ('xlsx', 'csv')),
  -- The portal and the locale of the user, in which the file is written.
  host text not null,
  locale text not null,
  -- The title and the columns in the words of the user.
  layout jsonb not null,
  file_name text not null,
  status text not null default 'REQUESTED'
    check (status in ('REQUESTED', 'PROCESSING', 'READY', 'FAILED')),
  requested_at timestamptz not null default now(),
  -- Until then the server that makes the file keeps it from the others.
  lease_until timestamptz,
  tries integer not null default 0,
  -- Percent of the period that is written.
  progress integer not null default 0 check (progress between 0 and 100),
  rows integer not null default 0,
  bytes bigint,
  ready_at timestamptz,
  -- Why it failed.
  problem text,
  -- When the user cancelled it or deleted the file; the quota of the day counts it still.
  removed_at timestamptz,
  -- When the file was deleted.
  cleared_at timestamptz
);
create index download_list on download (sorg, user_id, requested_at desc, id);
create index download_to_make on download (requested_at, id)
  where status in ('REQUESTED', 'PROCESSING') and removed_at is null;
create index download_to_clear on download (requested_at) where cleared_at is null;
