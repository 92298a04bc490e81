-- Whether a kind of news is mailed: never, when no device took it (fallback), or always.
alter table notification_preference add column email text not null default 'fallback'
  check (email in ('never', 'fallback', 'always'));
-- When it is looked at whether the notification is to be mailed; null once that is settled.
alter table notification add column mail_at timestamptz;
create index notification_mail on notification (mail_at, user_id) where mail_at is not null;
-- All that is due for a device is taken at once, so that it becomes one push.
drop index push_delivery_due;
create index push_delivery_due on push_delivery (due_at, endpoint) where state = 'waiting';
-- The device as people call it, such as "Firefox · Android"; empty when it is not known.
alter table push_subscription add column name text not null default '';
