-- As of users, roles and group roles (0131): a feed leaves what staff have changed.
alter table permission add column staff_changed_at timestamptz;
