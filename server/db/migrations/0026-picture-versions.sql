-- Devices keep pictures by name for good, so one that is made anew gets a name of its own:
-- "trail-500~2". Those that never changed have no number, which keeps the packed range small.
alter table feed_image add column version integer not null default 0;

-- The name a picture is shown under; null for none.
create function shown_picture(picture text) returns text language sql stable parallel safe as $$
  select coalesce(
    (select i.name || '~' || i.version from feed_image i where i.name = picture and i.version > 0),
    picture)
$$;

-- The articles a changed picture is on are packed anew.
create function catalog_pictures_touched() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows n join old_rows o on o.name = n.name
    where n.version <> o.version) then
    return null;
  end if;
  insert into catalog_change (sorg, part, articles)
  select a.sorg, 'range', case when count(*) <= 4000 then array_agg(distinct a.code) end
  from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
  where exists (select from new_rows n join old_rows o on o.name = n.name
    where n.version <> o.version and n.name in (a.image, g.image))
  group by a.sorg;
  return null;
end $$;
create trigger catalog_update after update on feed_image
  referencing old table as old_rows new table as new_rows
  for each statement execute function catalog_pictures_touched();
