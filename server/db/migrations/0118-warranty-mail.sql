-- Mails with the warranty card of a sale. Addresses are read when a mail is sent, so that data of a consumer is stored
-- only with the sale.
create table warranty_mail (
  sorg text not null,
  sale_id text not null,
  -- consumer; user-<id>: the address of a user; user-<id>-<n>: that user's n-th further address.
  recipient text not null,
  -- All mails that were asked for together have the same number, and one job sends them.
  round integer not null,
  host text not null,
  asked_at timestamptz not null default now(),
  -- The last attempt that failed; null without one, and once the mail is sent.
  failed_at timestamptz,
  sent_at timestamptz,
  primary key (sorg, sale_id, recipient)
);

-- Frames that users were reminded to register in time: delivered and not sold, or with a registration that failed.
-- The key lets each happen once.
create table registration_news (
  sorg text not null,
  event text not null check (event in ('unsold', 'failed')),
  customer text not null,
  article text not null,
  frame_normal text collate "C" not null,
  -- The event of the notifications that count the frame (notification.event), and when they were written.
  told_in text not null,
  told_at timestamptz not null,
  primary key (sorg, event, customer, article, frame_normal)
);
create index registration_news_told on registration_news (told_in);
create index registration_news_told_at on registration_news (told_at);
