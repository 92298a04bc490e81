-- What a deal is called and promises to people; the steps are in `deal` under the same number (E245 to E259).
create table promotion (
  sorg text not null references sales_org,
  code text not null,
  name text not null,
  description text not null default '',
  terms text not null default '',
  badge text not null default '',
  tagline text not null default '',
  -- Where it is advertised: landing, list, product.
  locations text[] not null default '{}',
  image text,
  valid_from date not null,
  valid_to date not null,
  primary key (sorg, code)
);
-- What a customer, or with an empty customer everybody, may not order, and why (E301 to E310).
create table order_block (
  sorg text not null references sales_org,
  customer text not null default '',
  kind text not null check (kind in ('hierarchy', 'brand', 'category', 'sorg')),
  -- The merchandise category, brand or category it is about; empty for the whole sales organisation.
  value text not null default '',
  description text not null,
  primary key (sorg, customer, kind, value)
);
create index order_line_article on order_line (sorg, article);
