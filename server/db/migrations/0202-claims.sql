-- Warranty claims of dealers: their forms, statuses and rights, the claims with their files, conversation and history.

create table claim_status (
  sorg text not null references sales_org,
  id text not null,
  description text not null,
  category text not null check (category in
    ('draft', 'open', 'waiting', 'approved', 'rejected', 'withdrawn', 'closed')),
  sorting integer not null,
  active boolean not null default true,
  primary key (sorg, id)
);

-- A role may change claims from one status to another. An empty category stands for all of them.
create table claim_capability (
  sorg text not null references sales_org,
  role text not null,
  product_category text not null default '' check (product_category in ('', 'Bike', 'PAA')),
  cust_category text not null default '',
  from_status_id text not null,
  to_status_id text not null,
  active boolean not null default true,
  primary key (sorg, role, product_category, cust_category, from_status_id, to_status_id),
  foreign key (sorg, from_status_id) references claim_status (sorg, id),
  foreign key (sorg, to_status_id) references claim_status (sorg, id)
);

-- The problems that claims choose from. An empty brand, merchandise or product category stands for all of them.
create table claim_problem (
  sorg text not null references sales_org,
  id text not null,
  brand text not null default '',
  merchandise text not null default '',
  product_category text not null default '' check (product_category in ('', 'Bike', 'PAA')),
  part text not null,
  description text not null,
  active boolean not null default true,
  primary key (sorg, id)
);

-- The files that claims of a brand need beyond those that every claim needs.
create table claim_form (
  sorg text not null references sales_org,
  brand text not null,
  files text[] not null,
  active boolean not null default true,
  primary key (sorg, brand)
);

-- The last reference number of each sales organisation: a number is taken with the claim that gets it, so that none
-- is left out.
create table claim_number (
  sorg text primary key references sales_org,
  last_no bigint not null
);

create table claim (
  sorg text not null references sales_org,
  -- Made on the device, or by the ERP system.
  id text not null,
  -- Given when it is sent; null for a draft.
  reference_no text,
  product_category text not null check (product_category in ('Bike', 'PAA')),
  customer text not null,
  status_id text not null,
  -- As it was scanned or typed, and normalized; empty for an article without a serial number.
  frame_number text not null default '',
  frame_normal text collate "C" not null default '',
  -- The article's code; null for one without a code (reading 100). The texts stay when the catalog changes.
  article text,
  article_description text not null,
  brand text not null,
  merchandise text not null default '',
  -- The delivery that it came with.
  do_number text,
  qty integer not null check (qty > 0),
  -- How many pieces were approved, where fewer than claimed.
  approved_qty integer,
  -- Null in a draft only.
  purchase_date date,
  description text not null default '',
  -- The dealer's own number.
  dealer_no text not null default '',
  consumer_name text not null default '',
  consumer_phone text not null default '',
  consumer_city text not null default '',
  consumer_address text not null default '',
  consumer_email text not null default '',
  -- The ERP system's number and its credit note, in minor units.
  erp_no text,
  credit_no text,
  credit_amount bigint,
  credit_date date,
  is_not_a_warranty boolean not null default false,
  -- Why it waits for the dealer, was rejected, or was approved in part.
  reason text not null default '',
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- When it got its status.
  status_at timestamptz not null default now(),
  -- When it was approved or rejected first.
  decided_at timestamptz,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  -- The batch for the ERP system that holds its newest state; null while it is not in one.
  batch bigint,
  search text generated always as (search_text(coalesce(reference_no, '') || ' ' || coalesce(erp_no, '') || ' ' ||
    dealer_no || ' ' || frame_number || ' ' || frame_normal || ' ' || coalesce(article, '') || ' ' ||
    article_description || ' ' || brand)) stored,
  -- Apart, because not all viewers may know consumers.
  consumer_search text generated always as (search_text(consumer_name)) stored,
  primary key (sorg, id),
  unique (sorg, reference_no),
  foreign key (sorg, customer) references customer (sorg, unified),
  foreign key (sorg, status_id) references claim_status (sorg, id)
);
create index claim_customer on claim (sorg, customer, created_at desc);
create index claim_by_status on claim (sorg, status_id, status_at);
create index claim_created on claim (sorg, created_at desc);
create index claim_frame on claim (sorg, frame_normal) where frame_normal <> '';
create index claim_decided on claim (sorg, brand, decided_at) where decided_at is not null;
create index claim_new on claim (sorg, changed_at) where batch is null;
create index claim_batch on claim (batch) where batch is not null;
create index claim_user on claim (user_id);
create index claim_article on claim (sorg, article);
create index claim_search on claim using gin (search gin_trgm_ops);
create index claim_consumer_search on claim using gin (consumer_search gin_trgm_ops);

-- The problems of a claim with their texts, so that an old one keeps them.
create table claim_entry (
  sorg text not null,
  claim_id text not null,
  no integer not null,
  -- Null for one that was not chosen from the list.
  problem_id text,
  part text not null default '',
  description text not null,
  notes text not null default '',
  search text generated always as (search_text(part || ' ' || description || ' ' || notes)) stored,
  primary key (sorg, claim_id, no),
  foreign key (sorg, claim_id) references claim (sorg, id) on delete cascade
);
create index claim_entry_problem on claim_entry (sorg, problem_id);
create index claim_entry_search on claim_entry using gin (search gin_trgm_ops);

-- The files of a claim by their place: invoice, idCard, photo1 to photo6, video.
create table claim_file (
  sorg text not null,
  claim_id text not null,
  doc_type text not null check (doc_type in ('invoice', 'idCard', 'photo1', 'photo2', 'photo3', 'photo4', 'photo5',
    'photo6', 'video')),
  file_id text not null,
  primary key (sorg, claim_id, doc_type),
  foreign key (sorg, claim_id) references claim (sorg, id) on delete cascade
);

-- Papers, at most five in all, numbered 1 to 5.
create table claim_document (
  id bigint generated by default as identity primary key,
  sorg text not null,
  claim_id text not null,
  no integer not null check (no between 1 and 5),
  title text not null default '',
  file_id text not null,
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  unique (sorg, claim_id, no),
  foreign key (sorg, claim_id) references claim (sorg, id) on delete cascade
);
create index claim_document_user on claim_document (user_id);

-- The deliveries of replacements.
create table claim_delivery (
  sorg text not null,
  claim_id text not null,
  do_number text not null,
  delivered_on date,
  qty integer,
  primary key (sorg, claim_id, do_number),
  foreign key (sorg, claim_id) references claim (sorg, id) on delete cascade
);

-- Each change of the status; the first is the creation.
create table claim_event (
  id bigint generated always as identity primary key,
  sorg text not null,
  claim_id text not null,
  -- Null for the creation.
  from_status_id text,
  to_status_id text not null,
  reason text not null default '',
  approved_qty integer,
  is_not_a_warranty boolean not null default false,
  user_id bigint references app_user on delete set null,
  display_name text not null,
  at timestamptz not null default now(),
  foreign key (sorg, claim_id) references claim (sorg, id) on delete cascade
);
create index claim_event_claim on claim_event (sorg, claim_id, id);
create index claim_event_user on claim_event (user_id);

create table claim_comment (
  id bigint generated always as identity primary key,
  sorg text not null,
  claim_id text not null,
  comment text not null,
  -- For the distributor only (B221).
  internal boolean not null default false,
  user_id bigint references app_user on delete set null,
  display_name text not null,
  created_at timestamptz not null default now(),
  foreign key (sorg, claim_id) references claim (sorg, id) on delete cascade
);
create index claim_comment_claim on claim_comment (sorg, claim_id, id);
create index claim_comment_user on claim_comment (user_id);
