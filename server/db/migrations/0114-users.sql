-- What administrators know of a user beyond the login (E069, E072 to E074; readings 48 and 52).
alter table app_user add column email_confirmations text[] not null default '{}';
alter table app_user add column send_email boolean not null default true;
alter table app_user add column send_email_warranty boolean not null default true;
alter table app_user add column fake_email boolean not null default false;
alter table app_user add column deactivated_at timestamptz;
alter table app_user add column last_login_at timestamptz;
alter table app_user add column version integer not null default 1;
update app_user set deactivated_at = now() where not active;

create function app_user_deactivated() returns trigger language plpgsql as $$
begin
  new.deactivated_at := case when new.active then null else coalesce(new.deactivated_at, now()) end;
  return new;
end $$;
create trigger app_user_deactivated before insert or update of active on app_user
  for each row execute function app_user_deactivated();

-- The text that a search for users looks through.
alter table app_user add column search text generated always as
  (lower(username || ' ' || name || ' ' || email)) stored;
create index app_user_search on app_user using gin (search gin_trgm_ops);

-- Any writer raises the version, a feed as well, so that a form opened before it is stale.
create function app_user_versioned() returns trigger language plpgsql as $$
begin
  new.version := greatest(new.version, old.version + 1);
  return new;
end $$;
create trigger app_user_versioned before update on app_user for each row
  when ((old.username, old.name, old.email, old.language, old.rights_version, old.email_confirmations,
      old.send_email, old.send_email_warranty, old.fake_email)
    is distinct from (new.username, new.name, new.email, new.language, new.rights_version,
      new.email_confirmations, new.send_email, new.send_email_warranty, new.fake_email))
  execute function app_user_versioned();

-- The history of users and roles, which belong to no single organisation.
create index audit_event_access on audit_event ((detail ->> 'id'), id)
  where kind like 'record.%' and detail ->> 'feature' = 'access';
