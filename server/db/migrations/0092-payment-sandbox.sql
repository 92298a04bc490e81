-- The payments of the embedded provider (docs/payments.md). It stands for a foreign company: nothing here
-- refers to the portal's tables, and numbers of cards and accounts are not stored here either.
create table sandbox_payment (
  -- Unguessable: who knows it may pay.
  reference text primary key,
  key text not null unique,
  -- What the portal asked for, an order of PaymentOrder.
  asked jsonb not null,
  status text not null check (status in
    ('pending', 'second_step', 'processing', 'complete', 'failed', 'void', 'returned')),
  -- Minor units: what is to be paid, or what was transferred instead.
  amount bigint not null,
  reason text,
  virtual_account_no text unique,
  -- The step that the clock makes: a bank settles or returns a debit after days.
  next_status text,
  next_at timestamptz,
  -- What happens to the payment when the second step is confirmed.
  behavior text,
  token text,
  refunded bigint not null default 0
);
create index sandbox_payment_due on sandbox_payment (next_at) where next_at is not null;

-- The ways to pay that payers let the provider keep: how they behave, never their numbers.
create table sandbox_token (
  token text primary key,
  behavior text not null,
  display text not null,
  type text not null
);

-- What the provider tells the portal; sent until the portal has confirmed it.
create table sandbox_event (
  no bigint generated always as identity primary key,
  id text not null unique,
  body jsonb not null,
  confirmed_at timestamptz
);
create index sandbox_event_open on sandbox_event (no) where confirmed_at is null;

-- The keys of refunds, so that a repeated one is paid once.
create table sandbox_refund (
  key text primary key,
  reference text not null references sandbox_payment,
  amount bigint not null
);
