-- Servers keep the price list of a customer and what is not sold to them; they hear of changes as they
-- do of changed stock.
alter table catalog_change drop constraint catalog_change_part_check;
alter table catalog_change add constraint catalog_change_part_check
  check (part in ('range', 'prices', 'stock', 'customers'));

do $$
declare
  watched text;
begin
  foreach watched in array array['customer', 'order_block'] loop
    execute format('create trigger catalog_insert after insert on %I referencing new table as new_rows
      for each statement execute function catalog_touched(''customers'', '''')', watched);
    execute format('create trigger catalog_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function catalog_touched(''customers'', '''')', watched);
    execute format('create trigger catalog_delete after delete on %I referencing old table as old_rows
      for each statement execute function catalog_touched(''customers'', '''')', watched);
  end loop;
end $$;
