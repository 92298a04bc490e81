-- Reports a user has asked for: the export of a list with its filter. Its rows are read when it is downloaded, by
-- the rights of that moment; it can be downloaded for a day (O019).
create table report (
  id text primary key,
  sorg text not null references sales_org,
  user_id bigint not null references app_user on delete cascade,
  -- The active customer when it was asked for.
  customer text,
  -- The list, and the body of `POST /exports/<list>`.
  list text not null,
  request jsonb not null,
  created_at timestamptz not null default now()
);
create index report_time on report (created_at);
