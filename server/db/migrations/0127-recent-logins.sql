-- When the user of a session last gave a password or a second factor. Sessions from before this migration
-- count as not recent.
alter table user_session add column confirmed_at timestamptz;
alter table user_session alter column confirmed_at set default now();
