-- Names and addresses of users, which events of the audit log show as ***. They lie beside the log, whose events refer
-- to them, so that they can be erased without breaking its chain.
create table audit_personal_value (
  ref uuid not null,
  field text not null,
  before text,
  after text,
  created_at timestamptz not null default now(),
  primary key (ref, field)
);
