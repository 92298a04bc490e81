-- Links to set a password that the operator made, not a mail: also good where the host mails none.
alter table password_reset add column by_operator boolean not null default false;
