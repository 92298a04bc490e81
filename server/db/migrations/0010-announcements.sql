-- Messages and pop-up pictures for the users of a sales organisation, shown from `starts_at` until
-- `ends_at` (E115 to E128).
create table announcement (
  sorg text not null references sales_org,
  id text not null,
  type text not null check (type in ('home_page', 'login')),
  title text not null,
  url text,
  content text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (sorg, id)
);
create index announcement_active on announcement (sorg, type, ends_at);
create table banner (
  sorg text not null references sales_org,
  id text not null,
  link text,
  file text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (sorg, id)
);
create index banner_active on banner (sorg, ends_at);
