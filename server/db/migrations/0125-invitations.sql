-- Invitations to set a password (readings 48 and 53). A job mails the link; for a user without a mailbox it is shown
-- once to the administrator. Only password_reset knows a token, as its hash.
create table user_invitation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  -- Where the link leads to.
  sorg text not null references sales_org,
  host text not null,
  is_mailed boolean not null,
  -- Whether the user had a password, which is not good any more.
  replaces_password boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  tried_at timestamptz,
  sent_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);
create index user_invitation_user on user_invitation (user_id, id desc);
create index user_invitation_due on user_invitation (next_try_at)
  where is_mailed and sent_at is null and used_at is null and revoked_at is null;
create index user_invitation_tried on user_invitation (tried_at);

alter table password_reset add column invitation_id bigint references user_invitation on delete cascade;
create index password_reset_invitation on password_reset (invitation_id);

-- When the user proved to read the mails of the address.
alter table app_user add column email_verified_at timestamptz;
create function app_user_email_changed() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  return new;
end $$;
create trigger app_user_email_changed before update on app_user for each row
  when ((old.email, old.fake_email) is distinct from (new.email, new.fake_email))
  execute function app_user_email_changed();

-- Whoever writes it, a feed as well: a link that went to another address, or to a user who may not log in, is void.
create function app_user_invitation_revoked() returns trigger language plpgsql as $$
begin
  update user_invitation set revoked_at = now()
  where user_id = new.id and used_at is null and revoked_at is null;
  update password_reset set used_at = now()
  where user_id = new.id and used_at is null and invitation_id is not null;
  return null;
end $$;
create trigger app_user_invitation_revoked after update on app_user for each row
  when ((old.email, old.fake_email) is distinct from (new.email, new.fake_email)
    or (old.active and not new.active))
  execute function app_user_invitation_revoked();

-- An invitation has served its purpose as soon as the user has a password. The hash is that of no password.
create function app_user_invitation_used() returns trigger language plpgsql as $$
begin
  update user_invitation set used_at = now()
  where user_id = new.id and used_at is null and revoked_at is null;
  update password_reset set used_at = now()
  where user_id = new.id and used_at is null and invitation_id is not null;
  return null;
end $$;
create trigger app_user_invitation_used after update on app_user for each row
  when (old.password_hash is distinct from new.password_hash and new.password_hash <>
    '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  execute function app_user_invitation_used();
