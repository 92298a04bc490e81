-- Sales documents with groups, and marketing material with categories (readings 52, 63 to 66, 68, 98, 103). All have the
-- columns of news, so that one fence reads them; what has no days is shown on all.

create table sales_document_group (
  sorg text not null references sales_org,
  id text not null,
  key text generated always as (sorg || '~' || id) stored unique,
  -- The language of the title; null when the feed does not say it.
  language text,
  -- The name (E773).
  title text not null,
  markets text[] not null,
  published boolean not null default true,
  valid_from date not null default '-infinity',
  valid_to date not null default 'infinity',
  search text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint references app_user on delete set null,
  changed_name text not null default '',
  of_staff boolean not null default false,
  deleted_at timestamptz,
  primary key (sorg, id)
);
create index sales_document_group_markets on sales_document_group using gin (markets);
create index sales_document_group_changed on sales_document_group (sorg, changed_at desc);
create index sales_document_group_search on sales_document_group using gin (search gin_trgm_ops);

create table sales_document (
  sorg text not null references sales_org,
  id text not null,
  key text generated always as (sorg || '~' || id) stored unique,
  -- The id of its group, of the same sales organisation; null without one.
  parent_id text,
  -- general or technical (C137).
  type text not null,
  language text,
  title text not null,
  subtitle text not null default '',
  body text not null default '',
  valid_from date not null,
  valid_to date not null,
  markets text[] not null,
  layout text references content_layout on delete set null,
  item_per_line integer not null default 3 check (item_per_line between 1 and 6),
  tags text[] not null default '{}',
  must_read boolean not null default false,
  published boolean not null default true,
  search text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint references app_user on delete set null,
  changed_name text not null default '',
  of_staff boolean not null default false,
  deleted_at timestamptz,
  primary key (sorg, id),
  foreign key (sorg, parent_id) references sales_document_group
);
create index sales_document_parent on sales_document (sorg, parent_id);
create index sales_document_markets on sales_document using gin (markets);
create index sales_document_changed on sales_document (sorg, changed_at desc);
create index sales_document_search on sales_document using gin (search gin_trgm_ops);

create table marketing_material_category (
  sorg text not null references sales_org,
  id text not null,
  key text generated always as (sorg || '~' || id) stored unique,
  -- The id of its parent, of the same sales organisation; null for a root.
  parent_id text,
  -- marketing_material or brand_assets (B294).
  type text not null,
  route text not null,
  language text,
  title text not null,
  show_childs boolean not null default true,
  item_per_line integer not null default 3 check (item_per_line between 1 and 6),
  sorting integer not null default 0,
  layout text references content_layout on delete set null,
  markets text[] not null,
  published boolean not null default true,
  valid_from date not null default '-infinity',
  valid_to date not null default 'infinity',
  -- The last change of its picture.
  uploaded_at timestamptz,
  search text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint references app_user on delete set null,
  changed_name text not null default '',
  of_staff boolean not null default false,
  deleted_at timestamptz,
  primary key (sorg, id),
  foreign key (sorg, parent_id) references marketing_material_category deferrable initially deferred
);
-- A route is unique below a parent, and among the roots of a type (reading 66).
create unique index marketing_material_category_route on marketing_material_category
  (sorg, coalesce(parent_id, ''), type, route) where deleted_at is null;
create index marketing_material_category_parent on marketing_material_category (sorg, parent_id);
create index marketing_material_category_by_route on marketing_material_category (route);
create index marketing_material_category_markets on marketing_material_category using gin (markets);
create index marketing_material_category_search on marketing_material_category using gin (search gin_trgm_ops);

create table marketing_material (
  sorg text not null references sales_org,
  id text not null,
  key text generated always as (sorg || '~' || id) stored unique,
  -- The id of its category, of the same sales organisation.
  parent_id text not null,
  -- That of its category.
  type text not null,
  language text,
  title text not null,
  body text not null default '',
  markets text[] not null,
  layout text references content_layout on delete set null,
  item_per_line integer not null default 3 check (item_per_line between 1 and 6),
  tags text[] not null default '{}',
  -- What it is about: codes of articles and models, names of brands.
  articles text[] not null default '{}',
  models text[] not null default '{}',
  brands text[] not null default '{}',
  published boolean not null default true,
  valid_from date not null default '-infinity',
  valid_to date not null default 'infinity',
  -- The last change of its files.
  uploaded_at timestamptz not null default now(),
  search text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint references app_user on delete set null,
  changed_name text not null default '',
  of_staff boolean not null default false,
  deleted_at timestamptz,
  primary key (sorg, id),
  foreign key (sorg, parent_id) references marketing_material_category
);
create index marketing_material_parent on marketing_material (sorg, parent_id, title, id);
create index marketing_material_markets on marketing_material using gin (markets);
create index marketing_material_changed on marketing_material (sorg, changed_at desc);
create index marketing_material_search on marketing_material using gin (search gin_trgm_ops);
create index marketing_material_articles on marketing_material using gin (articles);
create index marketing_material_models on marketing_material using gin (models);
create index marketing_material_brands on marketing_material using gin (brands);

-- Also what a feed changes has a time.
create trigger sales_document_group_changed before update on sales_document_group for each row
  when (new.version <> old.version) execute function news_changed();
create trigger sales_document_changed before update on sales_document for each row
  when (new.version <> old.version) execute function news_changed();
create trigger marketing_material_category_changed before update on marketing_material_category for each row
  when (new.version <> old.version) execute function news_changed();
create trigger marketing_material_changed before update on marketing_material for each row
  when (new.version <> old.version) execute function news_changed();
