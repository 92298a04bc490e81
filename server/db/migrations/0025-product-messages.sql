-- A line about products above the results of the catalog, from `starts_at` until `ends_at` (O046, N056).
create table product_message (
  sorg text not null references sales_org,
  id text not null,
  message text not null,
  url text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (sorg, id)
);
create index product_message_active on product_message (sorg, ends_at);
