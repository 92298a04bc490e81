create table price_list (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  primary key (sorg, id)
);
create table customer (
  sorg text not null references sales_org,
  unified text not null,
  r3 text not null,
  isr text,
  name text not null,
  address text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null,
  email text not null default '',
  phone text not null default '',
  price_list text not null,
  customer_group text not null default '',
  sales_person text,
  sales_group text,
  sales_office text,
  company_code text not null,
  company_name text not null,
  allow_pay_invoice boolean not null default true,
  credit_limit bigint,
  order_blocked text,
  search text generated always as (lower(unified || ' ' || r3 || ' ' || coalesce(isr, '') || ' ' ||
    name || ' ' || phone || ' ' || address || ' ' || email || ' ' || city)) stored,
  primary key (sorg, unified),
  foreign key (sorg, price_list) references price_list (sorg, id)
);
create unique index customer_r3 on customer (sorg, r3);
create unique index customer_isr on customer (sorg, isr);
create index customer_sales_person on customer (sorg, sales_person);
create index customer_sales_group on customer (sorg, sales_group);
create index customer_sales_office on customer (sorg, sales_office);
create table ship_to (
  sorg text not null,
  id text not null,
  customer text not null,
  name text not null,
  address text not null,
  postal_code text not null default '',
  city text not null,
  country text not null,
  primary key (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index ship_to_customer on ship_to (sorg, customer);
