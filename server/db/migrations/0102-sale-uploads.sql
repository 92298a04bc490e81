-- How many sales came by files, one row for each portion of a file. The limit of a day's sales that are entered one by
-- one does not count them, and files have a limit of their own.
create table sale_upload (
  id bigint generated always as identity primary key,
  sorg text not null references sales_org,
  customer text not null,
  user_id bigint references app_user on delete set null,
  sales integer not null,
  created_at timestamptz not null default now(),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index sale_upload_customer on sale_upload (sorg, customer, created_at);
