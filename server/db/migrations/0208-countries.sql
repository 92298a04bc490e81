-- Countries by ISO 3166 alpha-2, for the addresses of strangers; all sales organisations share them.
create table country (
  id text primary key,
  name text not null,
  -- '' where the feed gives no name in the language.
  name_en text not null default '',
  name_de text not null default '',
  name_fr text not null default '',
  name_id text not null default '',
  name_ms text not null default '',
  active boolean not null default true
);

alter table city add column state text not null default '';

-- The cities of a country by name, and those that begin with a typed text.
drop index city_description;
create index city_name on city (country, description collate "und-x-icu", id) where active;
create index city_beginning on city (country, search_text(description) text_pattern_ops) where active;
