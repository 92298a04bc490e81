-- Chunks of a catalog together in one, for devices that have none of them yet.

create table catalog_pack (
  sorg text not null references sales_org,
  -- Of the chunks; prices are those of the list, which is empty for the others.
  kind text not null,
  price_list text not null default '',
  nth integer not null,
  -- Hashes of its chunks.
  chunks text[] not null,
  -- The chunks one after the other, each after its length, compressed.
  body bytea not null,
  primary key (sorg, kind, price_list, nth)
);
