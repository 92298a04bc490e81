create table warehouse (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  area text not null,
  primary key (sorg, id)
);
-- qty is what the distributor reported; reserved is what orders placed here took since then.
create table stock (
  sorg text not null,
  warehouse text not null,
  article text not null,
  qty integer not null check (qty >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (sorg, article, warehouse),
  foreign key (sorg, warehouse) references warehouse (sorg, id),
  foreign key (sorg, article) references article (sorg, code)
);
create table arrival (
  sorg text not null,
  warehouse text not null,
  article text not null,
  date date not null,
  qty integer not null check (qty > 0),
  primary key (sorg, article, warehouse, date),
  foreign key (sorg, warehouse) references warehouse (sorg, id),
  foreign key (sorg, article) references article (sorg, code)
);
