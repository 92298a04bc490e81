-- A change of a role changes all of its users in one statement, which may be a hundred thousand. The plan of a
-- trigger is made at its first run in a connection, mostly for a single row, and kept: as a nested loop it would
-- then compare each of the users with each.
alter function app_user_version_raised() set enable_nestloop = off;
alter function refresh_token_revoked() set enable_nestloop = off;
