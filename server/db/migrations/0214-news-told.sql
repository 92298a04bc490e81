-- For which sales organisations' users a news item was told of, and how far: users are told in portions, by their ids.
create table news_told (
  news_key text not null references news (key) on delete cascade,
  sorg text not null references sales_org,
  -- The last user of those who were told; 0 before the first.
  last_user bigint not null default 0,
  -- Null until all of them were.
  told_at timestamptz,
  primary key (news_key, sorg)
);
create index news_told_open on news_told (news_key, sorg) where told_at is null;

-- Also what a feed changes has a time.
create trigger announcement_changed before update on announcement for each row
  when (new.version <> old.version) execute function news_changed();
create trigger banner_changed before update on banner for each row
  when (new.version <> old.version) execute function news_changed();
