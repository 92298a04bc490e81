-- Visits to shops: the options of their forms, the visits and their photos.

create table visit_option (
  sorg text not null references sales_org,
  kind text not null check (kind in ('polygon', 'wim')),
  list text not null check (list in ('brandDisplay', 'series', 'equipment')),
  id text not null,
  label text not null,
  sorting integer not null default 0,
  active boolean not null default true,
  -- Whether the choice needs a text of its own.
  needs_text boolean not null default false,
  -- Names the option within the sales organisation, for its translations.
  key text not null generated always as (kind || '/' || list || '/' || id) stored,
  primary key (sorg, kind, list, id)
);

create table visit (
  sorg text not null references sales_org,
  -- Made on the device.
  id text not null,
  kind text not null check (kind in ('polygon', 'wim')),
  customer text not null,
  other_midrange boolean,
  other_midrange_description text not null default '',
  brand_domination boolean,
  -- Bicycles on display, of the own group and of others.
  qty_own integer check (qty_own >= 0),
  qty_others integer check (qty_others >= 0),
  -- Ids of options of the kind; options are never deleted.
  brand_display text,
  brand_display_description text not null default '',
  series text[] not null default '{}',
  -- Pairs of a brand and its series.
  series_brands jsonb not null default '[]',
  other_series jsonb not null default '[]',
  notes text not null default '',
  equipment text[] not null default '{}',
  equipment_text text not null default '',
  -- Whether the shop itself made the visit, and no staff.
  by_shop boolean not null,
  -- The areas in which the customer was at the time of capture: they decide who may change the visit (reading 113).
  sales_person text,
  sales_group text,
  sales_office text,
  user_id bigint references app_user on delete set null,
  -- The author's name at the time of capture.
  author_name text not null default '',
  -- Visits by the feed were made elsewhere and have no photos.
  source text not null default 'portal' check (source in ('portal', 'feed')),
  -- When it was saved on the device.
  captured_at timestamptz not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  search text generated always as (search_text(author_name || ' ' || notes || ' ' ||
    other_midrange_description || ' ' || brand_display_description || ' ' || equipment_text || ' ' ||
    jsonb_path_query_array(series_brands, '$[*][*]')::text || ' ' || other_series::text)) stored,
  primary key (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified)
);
-- Pages of the newest visits, which it also counts.
create index visit_newest on visit (sorg, kind, captured_at desc nulls last, id collate "C" desc)
  include (customer, by_shop) where deleted_at is null;
-- The visits of a customer, of which the first is the last visit; it also counts those of a region and has their authors.
create index visit_customer on visit (sorg, kind, customer, captured_at desc nulls last, id collate "C" desc)
  include (by_shop, user_id) where deleted_at is null;
-- The authors, each found by one look, and their visits.
create index visit_author on visit (sorg, kind, user_id, captured_at desc nulls last, id collate "C" desc)
  include (customer, by_shop) where deleted_at is null;
create index visit_user on visit (user_id);
create index visit_search on visit using gin (search gin_trgm_ops);

create table visit_photo (
  sorg text not null,
  visit_id text not null,
  place text not null,
  -- A stored file.
  file_id text not null,
  -- As the camera says; null where it does not.
  taken_at timestamptz,
  primary key (sorg, visit_id, place),
  foreign key (sorg, visit_id) references visit (sorg, id) on delete cascade
);
