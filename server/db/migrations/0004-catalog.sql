create table merchandise_category (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  category text not null check (category in ('Bike', 'PAA')),
  primary key (sorg, id)
);
create table bike_category (
  sorg text not null references sales_org,
  id text not null,
  wording text not null,
  type text not null,
  mc_ids text[] not null,
  sorting integer not null default 0,
  primary key (sorg, id)
);
-- A model as dealers know it; its articles are the variants by size and colour.
create table product_group (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  category text not null check (category in ('Bike', 'PAA')),
  brand text not null,
  model text not null default '',
  serie text not null default '',
  merchandise_category text not null,
  model_year integer,
  slug text not null,
  image text,
  descriptions jsonb not null default '{}',
  specs jsonb not null default '[]',
  related text[] not null default '{}',
  released_at date,
  primary key (sorg, id),
  foreign key (sorg, merchandise_category) references merchandise_category (sorg, id)
);
create unique index product_group_slug on product_group (sorg, slug);
create table article (
  sorg text not null,
  code text not null,
  code_display text not null,
  old_code text,
  ean text,
  group_id text not null,
  name text not null,
  category text not null,
  brand text not null,
  model text not null default '',
  serie text not null default '',
  merchandise_category text not null,
  model_year integer,
  frame_size text,
  wheel_size text,
  color text,
  color_hex text,
  uom text not null,
  retail_price bigint,
  order_quota integer,
  tags text[] not null default '{}',
  image text,
  weight_grams integer,
  popularity integer not null default 0,
  released_at date,
  active boolean not null default true,
  order_blocked boolean not null default false,
  available_for_order_at date,
  search text generated always as (lower(name || ' ' || brand || ' ' || model || ' ' || serie ||
    ' ' || code || ' ' || code_display || ' ' || coalesce(old_code, '') || ' ' ||
    coalesce(ean, '') || ' ' || coalesce(color, '') || ' ' || coalesce(frame_size, ''))) stored,
  primary key (sorg, code),
  foreign key (sorg, group_id) references product_group (sorg, id)
);
create index article_group on article (sorg, group_id);
create index article_category on article (sorg, category, brand);
create index article_ean on article (sorg, ean);
create index article_search on article using gin (search gin_trgm_ops);
create table price (
  sorg text not null,
  price_list text not null,
  article text not null,
  dealer bigint not null,
  primary key (sorg, price_list, article),
  foreign key (sorg, price_list) references price_list (sorg, id),
  foreign key (sorg, article) references article (sorg, code)
);
-- Quantity and promotion discounts; a ladder is several positions of one deal (B101, B102).
-- value: basis points for a percentage (-500 is five per cent less), minor units for a fixed amount.
create table deal (
  sorg text not null references sales_org,
  deal_no text not null,
  position integer not null,
  description text not null,
  price_list text,
  article text,
  brand text,
  merchandise_category text,
  term text not null check (term in ('>=', '<=')),
  qty integer not null,
  uom text not null,
  type text not null check (type in ('percentage', 'fixed')),
  value bigint not null,
  valid_from date not null,
  valid_to date not null,
  primary key (sorg, deal_no, position),
  check (num_nonnulls(article, brand, merchandise_category) = 1)
);
create index deal_article on deal (sorg, article) where article is not null;
create index deal_brand on deal (sorg, brand) where brand is not null;
create index deal_mc on deal (sorg, merchandise_category) where merchandise_category is not null;
create table groupset (
  sorg text not null references sales_org,
  id text not null,
  name text not null,
  brand text not null,
  serie text not null default '',
  slug text not null,
  image text,
  primary key (sorg, id)
);
create unique index groupset_slug on groupset (sorg, slug);
create table groupset_article (
  sorg text not null,
  groupset_id text not null,
  position integer not null,
  article text not null,
  qty integer not null default 1,
  primary key (sorg, groupset_id, position),
  foreign key (sorg, groupset_id) references groupset (sorg, id) on delete cascade,
  foreign key (sorg, article) references article (sorg, code)
);
