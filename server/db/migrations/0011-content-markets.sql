-- Who reads which content: markets, the kinds of content each has, and the users of each (B027).
create table content_target_market (
  id text primary key,
  market_name text not null,
  source text not null default '',
  brand text not null default '',
  types text[] not null
);
create table user_content_target_market (
  user_id bigint not null references app_user on delete cascade,
  market_id text not null references content_target_market on delete cascade,
  primary key (user_id, market_id)
);
-- Addresses of a sales organisation that its settings name (E061 to E063).
alter table sales_org add column url1 text not null default '';
alter table sales_org add column url2 text not null default '';
alter table sales_org add column url3 text not null default '';
