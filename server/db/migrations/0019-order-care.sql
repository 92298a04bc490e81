-- What happens to an order after it was placed: what the ERP confirms, ships, changes and replaces.
-- Orders taken elsewhere (telephone, shop) come by the feed and have no user here.
alter table "order" alter column user_id drop not null;
alter table "order"
  -- Who placed an order that was not placed here.
  add column placed_by text not null default '',
  -- CF is consignment fill up (B183).
  add column order_type text not null default '',
  add column sap_order_no text,
  add column internal_notes text,
  -- The highest value staff allow this order; null: the customer's own limit counts (O064, N067).
  add column order_limit bigint,
  -- Since when the ERP may have it; null while staff must confirm it (N035).
  add column released_at timestamptz,
  add column confirmed_by bigint references app_user,
  add column cancel_reason text;
update "order" set released_at = created_at;
create index order_waiting on "order" (sorg, created_at) where released_at is null;
create index order_po on "order" (sorg, customer, cust_po_no);

alter table order_line
  add column status text not null default 'Waiting',
  -- Asked for this line where it differs from the order's.
  add column request_date date,
  add column expected_date date,
  add column confirmed_qty integer not null default 0,
  add column shipped_qty integer not null default 0,
  -- The successor the ERP offers for an article that is no longer made.
  add column replaced_by text;

-- What the ERP promised for a line, part by part (E473).
create table order_confirmation (
  sorg text not null,
  order_no text not null,
  position integer not null,
  no integer not null,
  article text not null,
  qty integer not null check (qty > 0),
  price bigint,
  date date,
  primary key (sorg, order_no, position, no),
  foreign key (sorg, order_no, position) references order_line (sorg, order_no, position)
    on delete cascade
);

-- What a dealer answers to a change of an open line; the ERP gets it by the export.
create table order_line_wish (
  id bigint generated always as identity primary key,
  sorg text not null,
  order_no text not null,
  position integer not null,
  action text not null check (action in ('accept', 'redate', 'cancel')),
  date date,
  user_id bigint references app_user,
  created_at timestamptz not null default now(),
  batch bigint,
  foreign key (sorg, order_no, position) references order_line (sorg, order_no, position)
    on delete cascade
);
create index order_line_wish_line on order_line_wish (sorg, order_no, position, id desc);

-- Every change of an open line that its buyer should hear of, written by the trigger below so that
-- it does not matter who changed it.
create table order_line_change (
  id bigint generated always as identity primary key,
  sorg text not null,
  order_no text not null,
  position integer not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null default now(),
  told_at timestamptz,
  foreign key (sorg, order_no, position) references order_line (sorg, order_no, position)
    on delete cascade
);
create index order_line_change_untold on order_line_change (id) where told_at is null;
create index order_line_change_line on order_line_change (sorg, order_no, position, id);

create function note_order_line_change() returns trigger language plpgsql as $$
begin
  if (old.expected_date, old.price, old.promo_price, old.status, old.replaced_by)
    is distinct from (new.expected_date, new.price, new.promo_price, new.status, new.replaced_by)
  then
    insert into order_line_change (sorg, order_no, position, before, after)
    values (new.sorg, new.order_no, new.position,
      jsonb_build_object('expectedDate', old.expected_date, 'price', coalesce(old.promo_price, old.price),
        'status', old.status, 'replacedBy', old.replaced_by),
      jsonb_build_object('expectedDate', new.expected_date, 'price', coalesce(new.promo_price, new.price),
        'status', new.status, 'replacedBy', new.replaced_by));
  end if;
  return null;
end $$;
create trigger order_line_changed after update on order_line
  for each row execute function note_order_line_change();

-- Pieces a line took from the stock of a warehouse, so that it gives back what it took when it is
-- cancelled. They are part of stock.reserved until the distributor's own figure counts them.
create table order_line_stock (
  sorg text not null,
  order_no text not null,
  position integer not null,
  warehouse text not null,
  article text not null,
  qty integer not null check (qty > 0),
  primary key (sorg, order_no, position, warehouse),
  foreign key (sorg, order_no, position) references order_line (sorg, order_no, position)
    on delete cascade
);
create index order_line_stock_article on order_line_stock (sorg, article, warehouse);

-- Whoever cancels a line, its pieces are free again. Stock is locked in the order of checkout.
create function release_cancelled_stock() returns trigger language plpgsql as $$
declare given json;
begin
  perform from stock s
    where (s.sorg, s.article, s.warehouse) in (select t.sorg, t.article, t.warehouse
      from changed_line n join order_line_stock t using (sorg, order_no, position)
      where n.status = 'Cancelled')
    order by s.article, s.warehouse for update;
  if not found then return null; end if;
  with freed as (
    delete from order_line_stock t using changed_line n
    where n.status = 'Cancelled' and t.sorg = n.sorg and t.order_no = n.order_no
      and t.position = n.position
    returning t.sorg, t.article, t.warehouse, t.qty
  ) select json_agg(freed) into given from freed;
  update stock s set reserved = greatest(0, s.reserved - f.qty)
  from (select sorg, article, warehouse, sum(qty) as qty
    from json_to_recordset(given) as g (sorg text, article text, warehouse text, qty integer)
    group by sorg, article, warehouse) f
  where s.sorg = f.sorg and s.article = f.article and s.warehouse = f.warehouse;
  return null;
end $$;
create trigger order_line_cancelled after update on order_line
  referencing new table as changed_line
  for each statement execute function release_cancelled_stock();

-- A figure stated by the distributor counts the orders it has been given (it acknowledged them or
-- numbered them), and no others: what those took stays reserved.
create function keep_reserved_stock() returns trigger language plpgsql as $$
begin
  delete from order_line_stock t using "order" o
  where t.sorg = new.sorg and t.article = new.article and t.warehouse = new.warehouse
    and o.sorg = t.sorg and o.order_no = t.order_no and (o.sap_order_no is not null
      or exists (select from order_export e join export_batch b on b.id = e.batch
        where e.sorg = o.sorg and e.order_no = o.order_no and b.acknowledged_at is not null));
  select coalesce(sum(t.qty), 0) into new.reserved from order_line_stock t
  where t.sorg = new.sorg and t.article = new.article and t.warehouse = new.warehouse;
  return new;
end $$;
create trigger stock_stated before update on stock
  for each row when (new.reserved = 0 and old.reserved > 0) execute function keep_reserved_stock();

create table delivery (
  sorg text not null references sales_org,
  do_number text not null,
  customer text not null,
  order_type text not null default '',
  expedition_name text not null default '',
  tracking_no text,
  tracking_url text,
  shipped_on date not null,
  estimated_delivery_date date,
  -- Null while it is on its way.
  delivery_date date,
  primary key (sorg, do_number),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index delivery_customer on delivery (sorg, customer, shipped_on desc);
create index delivery_tracking on delivery (sorg, tracking_no);
create table delivery_line (
  sorg text not null,
  do_number text not null,
  position integer not null,
  order_no text not null,
  article text not null,
  description text not null,
  qty integer not null check (qty > 0),
  uom text not null,
  price bigint not null,
  primary key (sorg, do_number, position),
  foreign key (sorg, do_number) references delivery (sorg, do_number) on delete cascade
);
create index delivery_line_order on delivery_line (sorg, order_no);

-- What was written for the ERP: an order is in one batch only, and a batch is written again with the
-- same content until the ERP has acknowledged it.
create table export_batch (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  -- What the files hold, by their names, so that they can be written again; null once acknowledged.
  files jsonb
);
create table order_export (
  sorg text not null,
  order_no text not null,
  batch bigint not null references export_batch,
  primary key (sorg, order_no),
  foreign key (sorg, order_no) references "order" (sorg, order_no) on delete cascade
);
create index order_export_batch on order_export (batch);
