-- Bikes that dealers have sold. The columns are those of SaleTransmitB2B of veloconnect.
create table retail_sale (
  sorg text not null references sales_org,
  -- Made on the device, so that sending a sale twice is the same sale.
  id text not null,
  -- The dealer that sold the bike.
  customer text not null,
  frame_number text not null,
  frame_normal text collate "C" not null,
  frame_folded text collate "C" not null,
  -- '' where it is not known, for old sales.
  article text not null default '',
  sold_on date not null,
  -- Used without a consumer: for tests, for rent, the dealer's own (reading 31).
  non_retail boolean not null default false,
  sales_channel text not null default 'RETAIL'
    check (sales_channel in ('RETAIL', 'ONLINE', 'LEASING', 'PARTNER')),
  document_no text,
  -- Of one bike; a part of one in leasing.
  quantity numeric not null default 1,
  -- Minor units.
  price_net bigint,
  price_gross bigint,
  postal_code text not null default '',
  warranty_until date,
  status text not null default 'pending insert'
    check (status in ('pending insert', 'failed insert', 'processing insert', 'pending update',
      'failed update', 'processing update', 'complete')),
  -- Why the ERP refused it, its own words.
  reason text,
  -- Where it was made: a row of the feed is replaced by the next one, a sale of the portal only answered.
  source text not null default 'portal' check (source in ('portal', 'feed')),
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Of a complete sale: the ERP has to take the deletion first, and the sale stays until then.
  deleted_at timestamptz,
  version integer not null default 1,
  -- The batch for the ERP that holds its newest state.
  batch bigint,
  primary key (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified)
);
-- A bike is sold once; one that was used without a consumer can be sold later.
create unique index retail_sale_frame on retail_sale (sorg, frame_normal, article, non_retail)
  where deleted_at is null;
create index retail_sale_folded on retail_sale (sorg, frame_folded);
create index retail_sale_customer on retail_sale (sorg, customer, sold_on desc);
create index retail_sale_pending on retail_sale (sorg, changed_at)
  where status in ('pending insert', 'pending update');
create index retail_sale_batch on retail_sale (batch) where batch is not null;

-- Further numbers of the bike: battery, motor, display, keys.
create table retail_sale_serial (
  sorg text not null,
  sale_id text not null,
  kind text not null,
  value text not null,
  normal text collate "C" not null,
  primary key (sorg, sale_id, kind, normal),
  foreign key (sorg, sale_id) references retail_sale (sorg, id) on delete cascade
);

-- Personal data of the consumer: only for the dealer that sold the bike and staff of the sales organisation.
create table retail_sale_consumer (
  sorg text not null,
  sale_id text not null,
  name text not null,
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  city text not null default '',
  -- The version of the consent text that the consumer agreed to; null without consent.
  consent_version text,
  consent_at timestamptz,
  primary key (sorg, sale_id),
  foreign key (sorg, sale_id) references retail_sale (sorg, id) on delete cascade
);

-- Polygon Bikes accounts that staff have uploaded: consumers who have registered their bike themselves.
create table consumer_account (
  id bigint generated always as identity primary key,
  sorg text not null references sales_org,
  name text not null,
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  city text not null default '',
  postal_code text not null default '',
  frame_number text not null,
  frame_normal text collate "C" not null,
  purchased_on date,
  -- open, or registered once a sale has taken the data over.
  status text not null default 'open' check (status in ('open', 'registered')),
  uploaded_by bigint references app_user on delete set null,
  uploaded_at timestamptz not null default now(),
  unique (sorg, frame_normal)
);

-- Cities by country, for addresses.
create table city (
  country text not null,
  id text not null,
  description text not null,
  active boolean not null default true,
  primary key (country, id)
);
create index city_description on city (country, description) where active;
