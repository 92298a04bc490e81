-- Orders of consumers that a shop hands over, and their lines. A status is its place in the order in which statuses
-- follow each other (shared/click-collect/statuses.ts), so that it never goes back.

create table click_collect_order (
  sorg text not null references sales_org,
  id text not null,
  order_number text not null,
  -- The dealer that hands the order over.
  customer text not null,
  status integer not null default 1 check (status between 1 and 9),
  -- The status that the feed named last.
  fed_status integer not null default 1 check (fed_status between 1 and 9),
  -- The consumer; empty once the data are erased.
  first_name text not null,
  last_name text not null,
  email text not null default '',
  phone text not null default '',
  created_at timestamptz not null,
  created_by text not null default '',
  -- The day until which it should be collected.
  pick_up_by date,
  -- Minor units; null for none.
  build_fee bigint check (build_fee >= 0),
  submitted_at timestamptz,
  submitted_by bigint references app_user on delete set null,
  -- When and by whom it was changed in the portal; null while it is as the feed has it.
  changed_at timestamptz,
  changed_by bigint references app_user on delete set null,
  -- Six digits that the consumer shows at the hand-over; null before the order is ready and without an e-mail address.
  pickup_code text check (pickup_code ~ '^[0-9]{6}$'),
  -- Wrong codes of which each followed the one before within an hour.
  wrong_codes integer not null default 0,
  wrong_code_at timestamptz,
  -- The mail to the consumer that the order is ready.
  mail_tries integer not null default 0,
  mail_tried_at timestamptz,
  mailed_at timestamptz,
  -- How often the mail was asked for again.
  mails_asked integer not null default 0,
  -- When the data of the consumer were erased; no later row of the feed brings them back.
  erased_at timestamptz,
  -- Of the export; null for what the ERP does not know yet.
  batch bigint,
  search text generated always as (search_text(order_number || ' ' || id)) stored,
  consumer_search text generated always as (search_text(first_name || ' ' || last_name)) stored,
  primary key (sorg, id)
);
create index click_collect_order_list on click_collect_order (sorg, customer, created_at desc, id);
create index click_collect_order_status on click_collect_order (sorg, customer, status, created_at desc, id);
create index click_collect_order_to_mail on click_collect_order (sorg, id)
  where status = 8 and mailed_at is null and email <> '';
create index click_collect_order_to_export on click_collect_order (changed_at, sorg, id)
  where batch is null and changed_at is not null;
create index click_collect_order_batch on click_collect_order (batch) where batch is not null;
create index click_collect_order_to_erase on click_collect_order (sorg, created_at) where erased_at is null;

create table click_collect_line (
  sorg text not null,
  order_id text not null,
  id text not null,
  name text not null,
  sku text not null,
  qty integer not null check (qty > 0),
  qty_shipped integer not null default 0,
  -- The figure that the feed named last; it counts once, when it is another one than before.
  fed_qty_shipped integer not null default 0,
  -- Null until the order is submitted.
  mark text check (mark in ('ORDER_TO_HQ', 'READY_TO_PICKUP')),
  -- The serial numbers that were scanned at the hand-over.
  serials text[] not null default '{}',
  primary key (sorg, order_id, id),
  foreign key (sorg, order_id) references click_collect_order on delete cascade,
  check (qty_shipped between 0 and qty)
);

-- The feed moves an order forward only, mails again to another address, and does not bring back an erased consumer.
create function advance_click_collect() returns trigger language plpgsql as $$
begin
  new.status := greatest(new.status, new.fed_status);
  if new.erased_at is not null then
    new.first_name := '';
    new.last_name := '';
    new.email := '';
    new.phone := '';
  end if;
  if new.email = '' then
    new.pickup_code := null;
  elsif tg_op = 'UPDATE' and new.email is distinct from old.email then
    new.mailed_at := null;
    new.mail_tries := 0;
    new.mail_tried_at := null;
  end if;
  return new;
end $$;
create trigger click_collect_order_fed before insert or update on click_collect_order
  for each row execute function advance_click_collect();

-- A quantity of the feed counts once, and never beyond what is ordered.
create function take_fed_shipment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.qty_shipped := greatest(new.qty_shipped, new.fed_qty_shipped);
  elsif new.fed_qty_shipped is distinct from old.fed_qty_shipped then
    new.qty_shipped := new.fed_qty_shipped;
  end if;
  new.qty_shipped := least(new.qty_shipped, new.qty);
  return new;
end $$;
create trigger click_collect_line_fed before insert or update on click_collect_line
  for each row execute function take_fed_shipment();
