-- What users told the operator (consumer voice).
create table customer_feedback (
  id bigint generated always as identity primary key,
  sorg text not null references sales_org,
  host text not null,
  user_id bigint not null references app_user on delete cascade,
  customer text,
  message text not null,
  created_at timestamptz not null default now()
);
create index customer_feedback_time on customer_feedback (sorg, created_at desc);
-- Links to set a new password, hashed; single use (N023).
create table password_reset (
  hash text primary key,
  user_id bigint not null references app_user on delete cascade,
  sorg text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_user on password_reset (user_id);
