-- The customer a user acted for last in a sales organisation, which the next login begins with.
create table last_customer (
  user_id bigint not null references app_user on delete cascade,
  sorg text not null,
  customer text not null,
  chosen_at timestamptz not null default now(),
  primary key (user_id, sorg)
);
