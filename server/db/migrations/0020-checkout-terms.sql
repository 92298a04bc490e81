-- What shipping costs less when so many pieces leave a warehouse area (O044, N065).
create table freight_benefit (
  sorg text not null references sales_org,
  area text not null,
  min_qty integer not null check (min_qty >= 1),
  amount bigint not null check (amount > 0),
  primary key (sorg, area, min_qty)
);
-- Days on which nothing is delivered, beside those the host's deliveryDays leave out (N066).
create table closed_day (
  sorg text not null references sales_org,
  date date not null,
  name text not null default '',
  primary key (sorg, date)
);
-- The highest value of one order of the customer; null: none (M039).
alter table customer add column order_limit bigint;
-- The article that takes the place of one that is no longer sold.
alter table article add column replaced_by text;
-- A user's choice for a kind of notification (restock, order); without a row devices are told.
create table notification_preference (
  user_id bigint not null references app_user on delete cascade,
  kind text not null,
  push boolean not null,
  primary key (user_id, kind)
);
