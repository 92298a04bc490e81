-- The text of HTML: marks inside words go, all other elements part words.
create function html_text(html text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(regexp_replace(
    regexp_replace(html, '</?(?:a|b|code|em|i|mark|s|small|strong|sub|sup|u)(?:\s[^<>]*)?>', '', 'g'),
    '<[^<>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
$$;

-- What a search finds news by: texts in all languages, tags, names and titles of files.
alter table news add column search text not null default '';
create index news_search on news using gin (search gin_trgm_ops);

-- Also what a feed changes has a time.
create function news_changed() returns trigger language plpgsql as $$
begin
  new.changed_at = now();
  return new;
end $$;
create trigger news_changed before update on news for each row
  when (new.version <> old.version) execute function news_changed();

-- The readers of markets are counted from the markets.
create index user_content_target_market_market on user_content_target_market (market_id, user_id);
