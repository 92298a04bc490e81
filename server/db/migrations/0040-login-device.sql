-- Devices a user has logged in from, by the hash of a token they keep. It is no credential: it only lets
-- their failed logins be counted apart from those of strangers.
create table login_device (
  hash text not null,
  user_id bigint not null references app_user on delete cascade,
  at timestamptz not null default now(),
  primary key (hash, user_id)
);
create index login_device_time on login_device (at);
create index login_device_user on login_device (user_id);
