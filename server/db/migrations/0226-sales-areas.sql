-- The map of sales areas: its points, and the region groups at each of them.

create table sales_region (
  sorg text not null references sales_org,
  id text not null,
  description text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  primary key (sorg, id)
);

create table sales_region_group (
  sorg text not null references sales_org,
  code text not null,
  region text not null,
  description text not null,
  -- The sales group of customers that the group belongs to; null for one of the whole sales organisation.
  sales_group text,
  category text not null default 'NONE' check (category in ('A', 'B', 'C', 'D', 'NONE')),
  -- The category that the feed named last. A category of the feed counts once, when it is another one than before.
  fed_category text not null default 'NONE',
  -- When and by whom the category was changed in the portal; null while it is that of the feed.
  changed_at timestamptz,
  changed_by bigint references app_user on delete set null,
  -- Of the export; null for what the ERP does not know yet.
  batch bigint,
  primary key (sorg, code),
  foreign key (sorg, region) references sales_region on delete cascade
);
create index sales_region_group_region on sales_region_group (sorg, region);
create index sales_region_group_to_export on sales_region_group (changed_at, sorg, code)
  where batch is null and changed_at is not null;
create index sales_region_group_batch on sales_region_group (batch) where batch is not null;

create function take_fed_category() returns trigger language plpgsql as $$
begin
  new.category := new.fed_category;
  new.changed_at := null;
  new.changed_by := null;
  new.batch := null;
  return new;
end $$;
create trigger sales_region_group_added before insert on sales_region_group
  for each row when (new.fed_category <> 'NONE') execute function take_fed_category();
create trigger sales_region_group_fed before update on sales_region_group
  for each row when (new.fed_category is distinct from old.fed_category)
  execute function take_fed_category();
