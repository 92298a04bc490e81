-- Words of a language that a search takes for each other, from the distributor's feed.
create table search_synonym (
  sorg text not null references sales_org on delete cascade,
  id text not null,
  -- Such as en; people type other languages than that of the page, so that all of them count.
  language text not null,
  -- Each without spaces.
  words text[] not null,
  primary key (sorg, id)
);

-- They come with the catalog's snapshot, among its names.
create trigger catalog_insert after insert on search_synonym referencing new table as new_rows
  for each statement execute function catalog_touched('prices', '');
create trigger catalog_update after update on search_synonym
  referencing old table as old_rows new table as new_rows
  for each statement execute function catalog_touched('prices', '');
create trigger catalog_delete after delete on search_synonym referencing old table as old_rows
  for each statement execute function catalog_touched('prices', '');
