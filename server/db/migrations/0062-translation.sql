-- Texts of a feed in further languages, read where the reader's language has one; the row's own text
-- stands for all others. One table for all kinds of rows: `entity` is the table, `id` the row's key
-- within the sales organisation, `field` the column.
create table translation (
  sorg text not null references sales_org,
  entity text not null,
  id text not null,
  field text not null,
  language text not null check (language in ('en', 'de', 'fr', 'id', 'ms')),
  text text not null,
  primary key (sorg, entity, id, field, language)
);

-- Names of categories and promotions come with the catalog's snapshot.
create trigger catalog_insert after insert on translation referencing new table as new_rows
  for each statement execute function catalog_touched('prices', '');
create trigger catalog_delete after delete on translation referencing old table as old_rows
  for each statement execute function catalog_touched('prices', '');
