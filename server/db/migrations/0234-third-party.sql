-- Vendors beside the sales organisation, their articles, stock and deals, and the orders that they get.

create table third_party_vendor (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  -- Where its orders are mailed to; empty for none.
  email text not null default '',
  -- The customer whose customer-vendor users act for it (readings 75, 108); null for none.
  customer text,
  primary key (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index third_party_vendor_customer on third_party_vendor (sorg, customer);

create table third_party_article (
  sorg text not null,
  vendor text not null,
  code text not null,
  description text not null,
  -- Of one sales unit, minor units.
  price bigint not null check (price >= 0),
  sales_unit text not null,
  -- How many pieces a sales unit has.
  uom_converter integer not null default 1 check (uom_converter > 0),
  -- A picture in images/, without its ending; null for none.
  image text,
  -- Where the vendor has its picture; a job fetches it. Empty for none.
  image_url text not null default '',
  -- The address that `image` was fetched from, or that could not be fetched.
  image_fetched_url text not null default '',
  -- Why the picture was not taken, a code; null for none.
  image_problem text,
  -- How often fetching it failed because its server could not be reached, and when it was tried last.
  image_tries integer not null default 0,
  image_tried_at timestamptz,
  active boolean not null default true,
  -- Whether a sales unit can be ordered; kept by a trigger, so that an index has it.
  in_stock boolean not null default false,
  search text generated always as (search_text(code || ' ' || description)) stored,
  primary key (sorg, vendor, code),
  foreign key (sorg, vendor) references third_party_vendor (sorg, id)
);
create index third_party_article_search on third_party_article using gin (search gin_trgm_ops);
create index third_party_article_list on third_party_article (sorg, description, vendor, code) where active;
create index third_party_article_in_stock on third_party_article (sorg, description, vendor, code)
  where active and in_stock;
-- Narrow ones, by which lists are counted.
create index third_party_article_count on third_party_article (sorg, vendor) where active;
create index third_party_article_in_stock_count on third_party_article (sorg, vendor) where active and in_stock;
create index third_party_article_vendor on third_party_article (sorg, vendor, description, code);
create index third_party_article_to_fetch on third_party_article (sorg, vendor, code)
  where image_url <> image_fetched_url;

-- The stock of an article in pieces: what the vendor has, what is ordered and not shipped, and what was shipped.
create table third_party_stock (
  sorg text not null,
  vendor text not null,
  article text not null,
  qty integer not null default 0 check (qty >= 0),
  open integer not null default 0,
  shipped integer not null default 0,
  primary key (sorg, vendor, article),
  foreign key (sorg, vendor, article) references third_party_article (sorg, vendor, code) on delete cascade
);

create function note_third_party_stock() returns trigger language plpgsql as $$
begin
  update third_party_article a set in_stock = new.qty - new.open >= a.uom_converter
  where a.sorg = new.sorg and a.vendor = new.vendor and a.code = new.article
    and a.in_stock is distinct from (new.qty - new.open >= a.uom_converter);
  return null;
end $$;
create trigger third_party_stock_noted after insert or update of qty, open on third_party_stock
  for each row execute function note_third_party_stock();

create function compare_third_party_stock() returns trigger language plpgsql as $$
begin
  new.in_stock := exists (select from third_party_stock s
    where s.sorg = new.sorg and s.vendor = new.vendor and s.article = new.code
      and s.qty - s.open >= new.uom_converter);
  return new;
end $$;
create trigger third_party_article_compared before update of uom_converter on third_party_article
  for each row when (old.uom_converter <> new.uom_converter) execute function compare_third_party_stock();

create table third_party_deal (
  sorg text not null,
  vendor text not null,
  article text not null,
  term text not null check (term in ('>=', '<=')),
  qty integer not null check (qty > 0),
  type text not null check (type in ('percentage', 'fixed')),
  -- Signed: basis points of a percentage, minor units of a fixed amount.
  value bigint not null,
  primary key (sorg, vendor, article, term, qty),
  foreign key (sorg, vendor, article) references third_party_article (sorg, vendor, code) on delete cascade
);

create table third_party_order (
  no bigint generated always as identity (start with 1000001) primary key,
  sorg text not null,
  order_no text not null generated always as ('3P-' || no::text) stored unique,
  vendor text not null,
  -- The buyer.
  customer text not null,
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  -- As a buyer and a vendor see it: that of the item furthest behind; 4 when all items are cancelled.
  status integer not null default 1 check (status between 1 and 4),
  notes text not null default '',
  req_delivery_date date,
  -- Where it goes to, or where the buyer collects it.
  is_pickup boolean not null,
  address jsonb not null,
  -- Minor units, with cancelled items.
  total bigint not null,
  search text generated always as (search_text('3P-' || no::text)) stored,
  foreign key (sorg, vendor) references third_party_vendor (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index third_party_order_buyer on third_party_order (sorg, customer, created_at desc, no desc);
create index third_party_order_count on third_party_order (sorg, customer, vendor, status);
create index third_party_order_vendor on third_party_order (sorg, vendor, (status <= 2) desc, created_at desc, no desc);
create index third_party_order_list on third_party_order (sorg, created_at desc, no desc);

-- An article is in one item of an order. A state is its place in the order Open, Confirmed, Shipped, Cancelled.
create table third_party_item (
  order_id bigint not null references third_party_order on delete cascade,
  article text not null,
  position integer not null,
  description text not null,
  sales_unit text not null,
  uom_converter integer not null,
  -- In sales units.
  qty integer not null check (qty > 0),
  -- Of one sales unit, minor units.
  price bigint not null,
  subtotal bigint not null,
  status integer not null default 1 check (status between 1 and 4),
  status_at timestamptz not null default now(),
  primary key (order_id, article)
);
