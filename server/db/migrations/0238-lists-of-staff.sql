-- The order of the list of users, which may be a hundred thousand, with the key that ends it.
create index app_user_list on app_user (lower(username) collate "und-x-icu", id);

-- The further addresses of a user as a search finds them. Looking into the array of each user took a quarter of a second.
create function further_addresses(addresses text[]) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(search_text(a || ' ' || address_letters(a)), ' '), '') from unnest(addresses) a
$$;
alter table app_user add column further_search text generated always as
  (further_addresses(email_confirmations)) stored;
create index app_user_further_search on app_user using gin (further_search gin_trgm_ops);

-- The order of the frames of all dealers, which may be millions.
create index serial_delivered on serial (sorg, delivered_on desc nulls last) where kind = 'FrameNumber';
