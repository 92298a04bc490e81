-- Content that staff write (readings 52, 59 to 61, 63, 64, 66, 68, 98, 103).

-- The sales organisations whose writers and readers a market has; empty: all of them.
alter table content_target_market add column sorgs text[] not null default '{}';

-- How items are shown on cards (E732 to E740); `type` is a type of content (C134).
create table content_layout (
  id text primary key,
  type text not null,
  description text not null,
  placeholder_on_card boolean not null,
  title_on_card boolean not null,
  subtitle_on_card boolean not null,
  releasedon_on_card boolean not null,
  resolution_on_card boolean not null,
  gotopdp_on_card boolean not null
);

-- Announcements and banners are shown on whole days of the reader's sales organisation; `key` is the id outside.
alter table announcement
  add column key text generated always as (sorg || '~' || id) stored,
  add column language text,
  add column valid_from date,
  add column valid_to date,
  add column portals text[] not null default '{}',
  add column published boolean not null default true,
  add column picture text,
  -- Of the stored picture, in pixels, and its alternative text by language.
  add column picture_width integer,
  add column picture_height integer,
  add column picture_alt jsonb not null default '{}',
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  add column changed_by bigint references app_user on delete set null,
  add column changed_name text not null default '',
  -- Whether staff made or changed it: the feed then leaves it as it is (reading 71).
  add column of_staff boolean not null default false,
  add column deleted_at timestamptz;
update announcement set valid_from = (starts_at at time zone 'UTC')::date, valid_to = (ends_at at time zone 'UTC')::date;
alter table announcement
  alter column valid_from set not null,
  alter column valid_to set not null,
  drop column starts_at,
  drop column ends_at;
create unique index announcement_key on announcement (key);
create index announcement_shown on announcement (sorg, type, valid_to) where deleted_at is null and published;

alter table banner
  add column key text generated always as (sorg || '~' || id) stored,
  add column valid_from date,
  add column valid_to date,
  add column portals text[] not null default '{}',
  add column published boolean not null default true,
  -- A stored file; null for one of the feed, whose picture is `file` in the folder banners.
  add column picture text,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  add column changed_by bigint references app_user on delete set null,
  add column changed_name text not null default '',
  add column of_staff boolean not null default false,
  add column deleted_at timestamptz,
  alter column file drop not null;
update banner set valid_from = (starts_at at time zone 'UTC')::date, valid_to = (ends_at at time zone 'UTC')::date;
alter table banner
  alter column valid_from set not null,
  alter column valid_to set not null,
  drop column starts_at,
  drop column ends_at;
create unique index banner_key on banner (key);
create index banner_shown on banner (sorg, valid_to) where deleted_at is null and published;

create table news (
  sorg text not null references sales_org,
  id text not null,
  key text generated always as (sorg || '~' || id) stored unique,
  -- The language of title and body; null when the feed does not say it.
  language text,
  title text not null,
  body text not null,
  valid_from date not null,
  valid_to date not null,
  markets text[] not null,
  layout text references content_layout on delete set null,
  item_per_line integer not null default 3 check (item_per_line between 1 and 6),
  tags text[] not null default '{}',
  must_read boolean not null default false,
  published boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint references app_user on delete set null,
  changed_name text not null default '',
  of_staff boolean not null default false,
  deleted_at timestamptz,
  primary key (sorg, id)
);
create index news_shown on news (valid_from desc, key) where deleted_at is null and published;
create index news_markets on news using gin (markets);
create index news_changed on news (sorg, changed_at desc);

-- What staff say about a stored file of content, and its place among the files of its record.
create table content_file (
  file_id text primary key references stored_file on delete cascade,
  -- As in `stored_file.owner_id`: the kind and the key of the record, such as news/2000~7.
  owner_id text not null,
  -- 0 is the picture of the card (`file`), 1 and more are `files`.
  place integer not null,
  title text not null default '',
  -- The alternative text by language.
  alt jsonb not null default '{}',
  -- The point of a picture that stays visible where it is cut, as parts of its width and height.
  focus_x real not null default 0.5 check (focus_x between 0 and 1),
  focus_y real not null default 0.5 check (focus_y between 0 and 1)
);
create index content_file_owner on content_file (owner_id, place);

-- That a user has read something that must be read, once.
create table content_read (
  owner_id text not null,
  user_id bigint not null references app_user on delete cascade,
  read_at timestamptz not null,
  primary key (owner_id, user_id)
);

-- Originals of content, and the sizes that jobs make of its pictures.
alter table stored_content
  add column is_original boolean not null default false,
  add column width integer,
  add column height integer,
  add column has_place boolean not null default false,
  -- The sizes that are ready, such as {"low": {"width": 800, "height": 600}}; null until the job has ended.
  add column sizes jsonb;
