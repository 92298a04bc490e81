-- When staff last changed the record in the portal; a feed leaves such a record as it is (reading 71). Null for a
-- record that is as the feed says.
alter table app_user add column staff_changed_at timestamptz;
alter table role add column staff_changed_at timestamptz;
alter table group_role add column staff_changed_at timestamptz;
