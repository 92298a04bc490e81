-- When the tokens that came with a refresh token were first used: from then on its predecessor is no
-- longer the one whose answer was lost.
alter table refresh_token add column arrived_at timestamptz;
-- Where a user has logged in from, so that strangers' failures elsewhere shut nobody out there.
create table login_address (
  user_id bigint not null references app_user on delete cascade,
  address text not null,
  at timestamptz not null default now(),
  primary key (user_id, address)
);
create index login_address_time on login_address (at);
