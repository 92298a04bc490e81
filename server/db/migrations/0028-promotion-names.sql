-- The names of promotions come with the catalog's snapshot, as what people filter by.
create trigger catalog_insert after insert on promotion referencing new table as new_rows
  for each statement execute function catalog_touched('prices', '');
create trigger catalog_update after update on promotion
  referencing old table as old_rows new table as new_rows
  for each statement execute function catalog_touched('prices', '');
create trigger catalog_delete after delete on promotion referencing old table as old_rows
  for each statement execute function catalog_touched('prices', '');
-- What is there already has to be packed once more.
insert into catalog_change (sorg, part, articles) select o.sorg, 'prices', null from sales_org o;
