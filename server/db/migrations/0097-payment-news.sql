-- When users were notified of a state of a payment request, or the server saw that there is nothing to notify of;
-- null for states that it has not looked at. Earlier states are no news.
alter table payment_request_state add column told_at timestamptz default now();
alter table payment_request_state alter column told_at drop default;
create index payment_request_state_untold on payment_request_state (id) where told_at is null;

-- The user who has voided the request; null when the portal did, because what was owed has changed.
alter table payment_request add column void_requested_by bigint references app_user on delete set null;
