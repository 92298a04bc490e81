-- The cart of a user for one customer (N062).
create table cart_line (
  sorg text not null,
  user_id bigint not null references app_user on delete cascade,
  customer text not null,
  article text not null,
  qty integer not null check (qty >= 1),
  added_at timestamptz not null default clock_timestamp(),
  primary key (sorg, user_id, customer, article)
);
create table shipment_rate (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  price bigint not null,
  free_from bigint,
  days integer not null,
  primary key (sorg, id)
);
create table payment_method (
  sorg text not null references sales_org,
  id text not null,
  type text not null,
  description text not null,
  module text not null check (module in ('order', 'invoice')),
  discount numeric not null default 0,
  primary key (sorg, id)
);
create table "order" (
  sorg text not null references sales_org,
  order_no text not null,
  user_id bigint not null references app_user,
  customer text not null,
  status text not null default 'Waiting',
  cust_po_no text,
  notes text,
  ship_to text not null,
  ship_to_address jsonb not null,
  request_delivery_date date,
  shipment_rate text not null,
  shipment_name text not null,
  shipment_price bigint not null,
  payment_id text not null,
  payment_type text not null,
  total bigint not null,
  created_at timestamptz not null default now(),
  primary key (sorg, order_no),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index order_customer on "order" (sorg, customer, created_at desc);
create table order_line (
  sorg text not null,
  order_no text not null,
  position integer not null,
  article text not null,
  description text not null,
  qty integer not null,
  uom text not null,
  price bigint not null,
  promo_price bigint,
  subtotal bigint not null,
  deal_no text,
  primary key (sorg, order_no, position),
  foreign key (sorg, order_no) references "order" (sorg, order_no) on delete cascade
);
-- The first answer of every operation sent with an idempotency key, kept with its effect in one
-- transaction. Keys never expire: an entry may come back after a year in a drawer.
create table processed_operation (
  user_id bigint not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
