-- The names and addresses beside the audit log are erased by their age every night.
create index audit_personal_value_age on audit_personal_value (created_at);
