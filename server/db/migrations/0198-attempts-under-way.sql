-- An attempt under way is counted until then only, so that a server which ends in the middle leaves no failure.
-- Null for one that failed.
alter table login_failure add column under_way_until timestamptz;
