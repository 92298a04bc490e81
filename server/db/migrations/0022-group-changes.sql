-- A change of product groups names the articles under them, so that only their blocks are packed anew
-- instead of the whole range. A group without articles is in no snapshot.
create function catalog_groups_touched() returns trigger language plpgsql as $$
declare
  source text;
begin
  source := case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    else 'select * from new_rows union all select * from old_rows' end;
  execute format('insert into catalog_change (sorg, part, articles)
    select a.sorg, ''range'', case when count(*) <= 4000 then array_agg(distinct a.code) end
    from (select distinct t.sorg, t.id from (%s) t) g
    join article a on a.sorg = g.sorg and a.group_id = g.id group by a.sorg', source);
  return null;
end $$;

drop trigger catalog_insert on product_group;
drop trigger catalog_update on product_group;
drop trigger catalog_delete on product_group;
create trigger catalog_insert after insert on product_group referencing new table as new_rows
  for each statement execute function catalog_groups_touched();
create trigger catalog_update after update on product_group
  referencing old table as old_rows new table as new_rows
  for each statement execute function catalog_groups_touched();
create trigger catalog_delete after delete on product_group referencing old table as old_rows
  for each statement execute function catalog_groups_touched();
