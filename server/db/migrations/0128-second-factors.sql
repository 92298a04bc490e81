-- Passkeys of users (docs/security.md). They are good for one host, because browsers bind them to a domain.
create table user_passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  -- The name the authenticator gave it, and its public key; base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used as the authenticator counts; 0 for one that does not count.
  counter bigint not null,
  transports text[] not null,
  domain text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index user_passkey_user on user_passkey (user_id);

-- The authenticator app of a user.
create table user_authenticator (
  user_id bigint primary key references app_user on delete cascade,
  -- Encrypted by a key that is derived from the secret of the tokens.
  secret text not null,
  -- The half minute of the last accepted code: each code is accepted once.
  last_step bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- Recovery codes that have not been used.
create table user_recovery_code (
  user_id bigint not null references app_user on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);

-- A begun login, or a factor that is being set up. A row is deleted when it is used.
create table second_factor_challenge (
  -- Hash of what the caller has to show: of a login its token and the one of the device.
  key text primary key,
  user_id bigint not null references app_user on delete cascade,
  purpose text not null,
  -- What a passkey has to sign.
  challenge text not null,
  -- The secret of an authenticator app that is being set up, encrypted.
  secret text,
  -- Hash of the stored password hash that the login began with.
  password_mark text,
  expires_at timestamptz not null
);
create index second_factor_challenge_user on second_factor_challenge (user_id);
