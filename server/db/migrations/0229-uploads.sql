-- Files of many records that users have uploaded; for a day also what each row has replaced, so that it can be undone.

create table upload (
  sorg text not null references sales_org,
  -- Made on the device; all calls of one file have it.
  id uuid not null,
  kind text not null check (kind in ('OWN_NUMBERS', 'RETAIL_SALES', 'DEALER_STOCK')),
  customer text not null,
  user_id bigint references app_user on delete set null,
  file_name text not null,
  created_at timestamptz not null default now(),
  -- How many records its rows have added and changed.
  added integer not null default 0,
  changed integer not null default 0,
  -- When a record of it was first put into a batch for the ERP.
  exported_at timestamptz,
  undone_at timestamptz,
  undone_by bigint references app_user on delete set null,
  -- Records that had been changed since, and stayed as they were when it was undone.
  kept integer not null default 0,
  primary key (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified) on delete cascade
);
create index upload_list on upload (sorg, created_at desc, id);
create index upload_customer on upload (sorg, customer);
create index upload_user on upload (user_id, created_at);

create table upload_row (
  sorg text not null,
  upload_id uuid not null,
  -- What the row has written: the key of an own number, an article, the id of a sale.
  record text not null,
  line integer not null,
  -- How users call the record.
  label text not null,
  -- The values before, by column; null for a record that is new.
  before jsonb,
  after jsonb not null,
  primary key (sorg, upload_id, record),
  foreign key (sorg, upload_id) references upload on delete cascade
);
create index upload_row_record on upload_row (sorg, record);

-- What a shop has of an article itself.
create table dealer_stock (
  sorg text not null,
  customer text not null,
  article text not null,
  qty integer not null check (qty >= 0),
  changed_at timestamptz not null default now(),
  changed_by bigint references app_user on delete set null,
  -- Of the export; null for what the ERP does not know yet.
  batch bigint,
  primary key (sorg, customer, article),
  foreign key (sorg, customer) references customer (sorg, unified) on delete cascade,
  foreign key (sorg, article) references article (sorg, code) on delete cascade
);
create index dealer_stock_article on dealer_stock (sorg, article);
create index dealer_stock_to_export on dealer_stock (changed_at, sorg, customer, article) where batch is null;
create index dealer_stock_batch on dealer_stock (batch) where batch is not null;
