-- Days on which an article is marked as new, both included; null is without an end (reading 72).
alter table article add column new_from date, add column new_to date;

-- What staff have set in the portal, until it is given back (readings 71 and 112). The columns of article hold what
-- is true; the values that the feed said last are kept beside, to return to.
create table article_override (
  sorg text not null,
  article text not null,
  order_blocked boolean,
  -- Whether the days below replace those of the feed; both null then mean that the article is not new.
  has_new_arrival boolean not null default false,
  new_from date,
  new_to date,
  inactive boolean not null default false,
  deleted_at timestamptz,
  fed_order_blocked boolean not null,
  fed_new_from date,
  fed_new_to date,
  fed_active boolean not null,
  changed_by bigint references app_user on delete set null,
  changed_at timestamptz not null default now(),
  -- Another one with every change, unlike all before.
  version bigint generated always as identity,
  primary key (sorg, article),
  foreign key (sorg, article) references article (sorg, code) on delete cascade
);
