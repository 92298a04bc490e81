-- Serial numbers, and what is known of the bikes that have them: recalls and thefts. Numbers are stored as they are
-- written, in their normal form and folded (shared/serials/parse-serial.ts). They are never the key of a business
-- record, because a number may be corrected and two frames may have the same one.

-- The register of the numbers that the distributor knows. The importer checks the customer, so that five million
-- rows are not checked a second time.
create table serial (
  sorg text not null references sales_org,
  article text not null,
  -- A SerialKind: FrameNumber, SerialNumberBattery …
  kind text not null,
  value text not null,
  normal text collate "C" not null,
  folded text collate "C" not null,
  -- The frame number, in normal form, of the bike that a part belongs to.
  bike text collate "C",
  -- Who got the bike, and the line of the delivery.
  customer text,
  do_no text,
  position integer,
  delivered_on date,
  produced_on date,
  passport_url text,
  primary key (sorg, article, kind, normal)
);
-- Finds numbers exactly, near ones, and those that begin in a certain way.
create index serial_folded on serial (sorg, folded);
create index serial_bike on serial (sorg, bike) where bike is not null;
create index serial_customer on serial (sorg, customer, delivered_on desc)
  where kind = 'FrameNumber';

-- What a sales organisation requires of the bikes of a brand.
create table serial_rule (
  sorg text not null references sales_org,
  brand text not null,
  max_length integer,
  pattern text,
  warranty_months integer,
  warranty_from text not null default 'sale' check (warranty_from in ('sale', 'production')),
  register_within_days integer not null default 90,
  pdi_needed boolean not null default false,
  primary key (sorg, brand)
);
create unique index serial_rule_brand on serial_rule (sorg, lower(brand));

create table recall (
  sorg text not null references sales_org,
  id text not null,
  title text not null,
  -- What has to be done with the bike.
  measure text not null,
  since date not null,
  link text,
  active boolean not null default true,
  primary key (sorg, id)
);

-- The frames of a recall: those that match everything a row gives. Numbers are in normal form.
create table recall_frame (
  sorg text not null,
  recall text not null,
  no integer not null,
  article text,
  serial_from text collate "C",
  serial_to text collate "C",
  production_code text collate "C",
  -- How all these numbers begin, folded; '' when that is not known.
  prefix text collate "C" not null,
  primary key (sorg, recall, no),
  foreign key (sorg, recall) references recall (sorg, id) on delete cascade
);
create index recall_frame_prefix on recall_frame (sorg, prefix);

-- What a dealer has to do about one frame of a recall.
create table recall_task (
  id bigint generated always as identity primary key,
  sorg text not null,
  recall text not null,
  article text not null,
  frame_number text not null,
  frame_normal text collate "C" not null,
  -- The dealer that got the bike or sold it.
  customer text not null,
  state text not null default 'open'
    check (state in ('open', 'inspected', 'repaired', 'not affected', 'returned')),
  notes text not null default '',
  handled_on date,
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  -- The batch for the ERP that holds its newest report.
  batch bigint,
  unique (sorg, recall, article, frame_normal),
  foreign key (sorg, recall) references recall (sorg, id) on delete cascade,
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index recall_task_customer on recall_task (sorg, customer, state);
create index recall_task_frame on recall_task (sorg, frame_normal);

-- Bikes that were reported as stolen. Nothing here says whose they are.
create table stolen_bike (
  sorg text not null references sales_org,
  value text not null,
  normal text collate "C" not null,
  folded text collate "C" not null,
  kind text not null default 'FrameNumber',
  since date,
  source text not null default '',
  reference text not null default '',
  -- False once it was found.
  active boolean not null default true,
  primary key (sorg, normal)
);
create index stolen_bike_folded on stolen_bike (sorg, folded) where active;
