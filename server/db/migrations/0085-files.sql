-- Files that users upload: what is being received, and what is stored.

-- The bytes of stored files: each content once per sales organisation, under a random name.
create table stored_content (
  sorg text not null references sales_org,
  -- SHA-256 of the stored bytes, which for pictures are not the received ones.
  hash text not null,
  -- Its key in the file store; a picture has a second one, place || '-small'.
  place text not null unique,
  type text not null,
  bytes bigint not null,
  primary key (sorg, hash)
);

-- A file as its owner sees it. Without an owner it is deleted after a day.
create table stored_file (
  id text primary key,
  sorg text not null,
  hash text not null,
  -- What it was uploaded for, a name of FileRules.
  purpose text not null,
  name text not null,
  -- The record it belongs to: null until an operation takes it.
  owner_id text,
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  foreign key (sorg, hash) references stored_content
);
create index stored_file_content on stored_file (sorg, hash);
create index stored_file_owner on stored_file (purpose, owner_id);
create index stored_file_without_owner on stored_file (created_at) where owner_id is null;

-- Resumable uploads, finished ones too: they count for the quota of a day.
create table file_upload (
  id text primary key,
  sorg text not null references sales_org,
  user_id bigint not null references app_user on delete cascade,
  -- Made by the client: creating the upload again under it finds the first one.
  client_key text not null,
  purpose text not null,
  name text not null,
  -- The bytes it will have, and those received so far.
  bytes bigint not null,
  received bigint not null default 0,
  -- Once all bytes are there: what became of it, a file or the code of a refusal.
  file_id text references stored_file on delete cascade,
  refusal text,
  created_at timestamptz not null default now(),
  unique (user_id, client_key)
);
create index file_upload_time on file_upload (created_at);

-- The pieces an upload consists of so far; each lies in the file store as its own object.
create table file_upload_piece (
  upload_id text not null references file_upload on delete cascade,
  start_byte bigint not null,
  place text not null,
  primary key (upload_id, start_byte)
);
