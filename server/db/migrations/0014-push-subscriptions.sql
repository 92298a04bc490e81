-- Where a user's devices want to be pushed to (B129); an endpoint belongs to whoever subscribed last.
create table push_subscription (
  endpoint text primary key,
  user_id bigint not null references app_user on delete cascade,
  sorg text not null references sales_org,
  host text not null,
  locale text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index push_subscription_user on push_subscription (user_id);
