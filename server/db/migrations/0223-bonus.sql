-- Bonus programmes as the distributor's system states them (U015): agreements with their steps, points of invoice lines
-- and of retail sales, and the figures of quarters. Amounts are minor units.
create table bonus_agreement (
  sorg text not null references sales_org,
  id text not null,
  step integer not null,
  -- All other columns but threshold and reward are the same in every step of an agreement.
  name text not null,
  -- At most one of the two; without them it is for all customers.
  customer text,
  customer_group text,
  brand text,
  category text check (category in ('Bike', 'PAA')),
  from_day date not null,
  to_day date not null,
  basis text not null check (basis in ('sales', 'points', 'quantity')),
  applies_to text not null check (applies_to in ('all', 'above')),
  combines boolean not null,
  -- Minor units, points or pieces.
  threshold bigint not null check (threshold > 0),
  -- Hundredths of a percent, or minor units.
  reward bigint not null,
  reward_type text not null check (reward_type in ('percent', 'amount')),
  arrears_days integer,
  active boolean not null,
  primary key (sorg, id, step),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index bonus_agreement_customer on bonus_agreement (sorg, customer);

create table bonus_point (
  sorg text not null references sales_org,
  invoice_no text not null,
  position integer not null,
  point integer not null,
  -- What a point is worth.
  point_value bigint not null,
  class text not null default '',
  primary key (sorg, invoice_no, position)
);

create table bonus_retail_point (
  sorg text not null references sales_org,
  frame_normal text not null,
  class text not null,
  point integer not null,
  quarter smallint not null check (quarter between 1 and 4),
  primary key (sorg, frame_normal)
);

create table bonus_quarter (
  sorg text not null references sales_org,
  customer text not null,
  year integer not null,
  quarter smallint not null check (quarter between 1 and 4),
  -- Fractions.
  on_time_share numeric,
  verification numeric,
  on_time_points integer,
  dealer_sales bigint,
  primary key (sorg, customer, year, quarter),
  foreign key (sorg, customer) references customer (sorg, unified)
);
