-- Pictures of the tiles that lead to categories.
alter table merchandise_category add column image text;
alter table bike_category add column image text;

-- The articles a changed picture is on are packed anew, and so are the names when it is on a category.
create or replace function catalog_pictures_touched() returns trigger language plpgsql as $$
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
  insert into catalog_change (sorg, part, articles)
  select distinct c.sorg, 'range', array[]::text[]
  from (select sorg, image from merchandise_category union all select sorg, image from bike_category) c
  where exists (select from new_rows n join old_rows o on o.name = n.name
    where n.version <> o.version and n.name = c.image);
  return null;
end $$;
