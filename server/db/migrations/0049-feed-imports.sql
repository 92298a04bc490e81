-- Imports of feeds: where a feed came from, how far its import is and what came of it. Any server on
-- the database can read it, and ask the one that imports to stop.
create table feed_import (
  id uuid primary key,
  -- Where it came from: a command on the machine, a ZIP file sent to /feeds, or the watched folder.
  source text not null check (source in ('command', 'upload', 'folder')),
  -- The folder or file as the operator knows it.
  name text not null,
  state text not null check (state in ('running', 'done', 'refused', 'failed', 'cancelled', 'interrupted')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- How far it is: the file, rows or pictures so far, part of the file.
  progress jsonb,
  -- What became of each file.
  report jsonb,
  -- Why it could not be run.
  error text,
  cancel_requested boolean not null default false
);
create index feed_import_started on feed_import (started_at desc);
