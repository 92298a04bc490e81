-- A session in which an administrator looks at the portal as another user. It has no refresh token.
alter table user_session add column viewed_by bigint references app_user on delete cascade;
alter table user_session add column view_reason text;
-- The family of the administrator's own login, with which the session ends.
alter table user_session add column viewed_from text;
create index user_session_viewer on user_session (viewed_by) where viewed_by is not null;
create index user_session_viewed_from on user_session (viewed_from) where viewed_from is not null;

-- Its access token is refused as soon as it ends, whoever ends it.
create function view_session_ended() returns trigger language plpgsql as $$
begin
  if old.viewed_by is null or old.expires_at <= now() then return null; end if;
  if tg_op = 'UPDATE' then
    if new.expires_at > now() then return null; end if;
  end if;
  insert into token_revocation (family) values (old.family);
  return null;
end $$;
create trigger user_session_view_ended after update or delete on user_session
  for each row execute function view_session_ended();

-- Other rights of either of the two end it, and so does a deactivation.
create function views_of_user_ended() returns trigger language plpgsql as $$
begin
  update user_session set expires_at = now()
  where expires_at > now() and viewed_by is not null and new.user_id in (viewed_by, user_id);
  return null;
end $$;
create trigger token_revocation_views after insert on token_revocation
  for each row when (new.user_id is not null) execute function views_of_user_ended();
