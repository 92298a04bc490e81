-- Who wants to be told when an article is back, and how many they want (B091, O055, O056).
create table restock_subscription (
  sorg text not null,
  user_id bigint not null references app_user on delete cascade,
  -- For whom it was asked; the click opens the article for that customer.
  customer text not null,
  article text not null,
  qty integer not null default 1 check (qty between 1 and 999999),
  host text not null,
  created_at timestamptz not null default now(),
  -- When it was told last; a subscription is told once for each time stock goes from none to some.
  told_at timestamptz,
  -- Waits for stock. Off once told, on again when the stock was seen at none.
  armed boolean not null default true,
  primary key (sorg, user_id, customer, article),
  foreign key (sorg, article) references article (sorg, code) on delete cascade
);
create index restock_subscription_article on restock_subscription (sorg, article, armed);
create index restock_subscription_user on restock_subscription (user_id, created_at desc);
-- What was sent to a user, also to those without a device that takes pushes: the inbox.
create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  sorg text not null,
  customer text,
  -- restock, test
  kind text not null,
  -- One event is one notification per user, however often the job runs.
  event text not null,
  -- What the text is made of, in the reader's language: article, qty, arrived, asked.
  data jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, event)
);
create index notification_user on notification (user_id, created_at desc);
-- What became of each push: one row per notification and device.
create table push_delivery (
  notification_id bigint not null references notification on delete cascade,
  endpoint text not null,
  state text not null check (state in ('waiting', 'sent', 'gone', 'refused', 'expired')),
  status integer,
  attempts integer not null default 0,
  -- Not before this time: Retry-After of the push service, or the end of quiet hours.
  due_at timestamptz not null default now(),
  shown_at timestamptz,
  primary key (notification_id, endpoint)
);
create index push_delivery_due on push_delivery (due_at) where state = 'waiting';
-- When a user's devices stay silent: local times of the zone, HH:MM; none without a row.
create table quiet_hours (
  user_id bigint primary key references app_user on delete cascade,
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_time text not null check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_zone text not null
);
-- The keys this installation signs pushes with, made on first start and kept (RFC 8292).
create table vapid_key (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
