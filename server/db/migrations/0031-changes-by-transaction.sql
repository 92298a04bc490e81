-- A reader asks for the changes its last snapshot did not see: exactly those, whatever order they
-- commit in, so that what is remembered of stock can be shown as fresh.
alter table catalog_change add column tx xid8 not null default pg_current_xact_id();
drop index catalog_change_sorg;
create index catalog_change_sorg on catalog_change (sorg, part, tx);

-- Shown stock has the quota beside it and names its warehouses.
create function catalog_quota_touched() returns trigger language plpgsql as $$
begin
  insert into catalog_change (sorg, part, articles)
  select n.sorg, 'stock', case when count(*) <= 2000 then array_agg(n.code) end
  from new_rows n join old_rows o on o.sorg = n.sorg and o.code = n.code
  where n.order_quota is distinct from o.order_quota group by n.sorg;
  return null;
end $$;
create trigger catalog_quota after update on article
  referencing old table as old_rows new table as new_rows
  for each statement execute function catalog_quota_touched();

create function catalog_quota_new() returns trigger language plpgsql as $$
begin
  insert into catalog_change (sorg, part, articles)
  select n.sorg, 'stock', case when count(*) <= 2000 then array_agg(n.code) end
  from new_rows n where n.order_quota is not null group by n.sorg;
  return null;
end $$;
create trigger catalog_quota_new after insert on article referencing new table as new_rows
  for each statement execute function catalog_quota_new();

create trigger catalog_insert after insert on warehouse referencing new table as new_rows
  for each statement execute function catalog_touched('stock', '');
create trigger catalog_update after update on warehouse
  referencing old table as old_rows new table as new_rows
  for each statement execute function catalog_touched('stock', '');
create trigger catalog_delete after delete on warehouse referencing old table as old_rows
  for each statement execute function catalog_touched('stock', '');
