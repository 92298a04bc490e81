-- A number for life: packed chunks name articles and groups by it in a few bytes.
alter table article add column no bigint generated always as identity;
alter table product_group add column no bigint generated always as identity;
create unique index article_no on article (sorg, no);
create unique index product_group_no on product_group (sorg, no);

-- What changed since the snapshot was built: written by triggers, so that no writer can forget it;
-- emptied by the job that builds. Append only, so that orders taking stock never wait for each other.
create table catalog_change (
  id bigint generated always as identity primary key,
  sorg text not null,
  part text not null check (part in ('range', 'prices', 'stock')),
  -- Articles touched; null for all of them.
  articles text[],
  at timestamptz not null default clock_timestamp()
);
create index catalog_change_sorg on catalog_change (sorg, part);

-- The versions of a sales organisation's snapshot; the manifest names the chunks by their hash.
create table catalog_snapshot (
  sorg text not null references sales_org on delete cascade,
  version bigint not null,
  format integer not null,
  built_at timestamptz not null default now(),
  manifest jsonb not null,
  primary key (sorg, version)
);

create function catalog_touched() returns trigger language plpgsql as $$
declare
  part text := tg_argv[0];
  code text := tg_argv[1];
  source text;
begin
  source := case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    else 'select * from new_rows union all select * from old_rows' end;
  if code = '' then
    execute format('insert into catalog_change (sorg, part, articles)
      select t.sorg, %L, null from (%s) t group by t.sorg', part, source);
  else
    execute format('insert into catalog_change (sorg, part, articles)
      select t.sorg, %L, case when count(*) <= 2000 then array_agg(distinct t.%I) end
      from (%s) t group by t.sorg', part, code, source);
  end if;
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('article', 'range', 'code'), ('product_group', 'range', ''), ('merchandise_category', 'range', ''),
    ('bike_category', 'range', ''), ('price', 'prices', 'article'), ('price_list', 'prices', ''),
    ('deal', 'prices', ''), ('stock', 'stock', 'article'), ('arrival', 'stock', 'article')
  ) as w (name, part, code)
  loop
    execute format('create trigger catalog_insert after insert on %I referencing new table as new_rows
      for each statement execute function catalog_touched(%L, %L)', watched.name, watched.part, watched.code);
    execute format('create trigger catalog_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function catalog_touched(%L, %L)', watched.name, watched.part, watched.code);
    execute format('create trigger catalog_delete after delete on %I referencing old table as old_rows
      for each statement execute function catalog_touched(%L, %L)', watched.name, watched.part, watched.code);
  end loop;
end $$;

-- What is there already has to be packed once.
insert into catalog_change (sorg, part, articles)
select o.sorg, p.part, null from sales_org o cross join (values ('range'), ('prices'), ('stock')) p (part);
