-- The stock as a host showed it at some time, packed: what devices have is one of these and what has
-- changed since, so that any server can tell them only that. A few per host; the oldest go.
create table catalog_stock_base (
  host text not null references host on delete cascade,
  -- SHA-256 of the packed chunk, hex.
  hash text not null,
  made_at timestamptz not null default now(),
  -- As it is sent, compressed.
  chunk bytea not null,
  primary key (host, hash)
);
