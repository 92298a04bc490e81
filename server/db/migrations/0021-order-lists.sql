-- Lines kept under a name: a cart that is not the active one, or a template to order from again.
-- The id is made on the device, so that a list can be kept without a network.
create table order_list (
  id uuid primary key,
  sorg text not null references sales_org,
  customer text not null,
  user_id bigint not null references app_user on delete cascade,
  kind text not null check (kind in ('cart', 'template')),
  name text not null,
  -- A template all users of the customer see and only its owner changes.
  shared boolean not null default false,
  -- The name of the active cart; its lines are those of the cart.
  active boolean not null default false,
  updated_at timestamptz not null default now(),
  foreign key (sorg, customer) references customer (sorg, unified) on delete cascade
);
create index order_list_owner on order_list (sorg, customer, user_id);
create table order_list_line (
  list uuid not null references order_list on delete cascade,
  position integer not null,
  article text not null,
  qty integer not null check (qty >= 1),
  primary key (list, article)
);
-- A dealer's own number for an article; the key is the alias without blanks in small letters.
create table article_alias (
  sorg text not null,
  customer text not null,
  alias_key text not null,
  alias text not null,
  article text not null,
  updated_at timestamptz not null default now(),
  primary key (sorg, customer, alias_key),
  foreign key (sorg, customer) references customer (sorg, unified) on delete cascade,
  foreign key (sorg, article) references article (sorg, code) on delete cascade
);
