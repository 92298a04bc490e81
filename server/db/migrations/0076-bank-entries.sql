-- Entries of bank statements that could pay a request: those that do, and those that staff must look at. Numbers
-- of accounts are not stored.
create table bank_entry (
  id bigint generated always as identity primary key,
  sorg text not null references sales_org,
  -- What the bank calls it; a statement that is read again brings the same ones.
  reference text not null,
  booked_on date not null,
  amount bigint not null,
  currency text not null,
  payer_name text not null,
  -- At most the country and the last four digits.
  account text not null,
  remittance text not null,
  outcome text not null check (outcome in ('matched', 'listed', 'settled', 'dismissed')),
  -- Why it is listed, a code.
  reason text,
  -- The request it pays or names.
  external_id text references payment_request,
  decided_by bigint references app_user on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (sorg, reference)
);
create index bank_entry_listed on bank_entry (sorg, booked_on, id) where outcome = 'listed';

-- How the ERP says that payment requests and the payments of orders have ended (payment_results.csv).
create table payment_result (
  sorg text not null references sales_org,
  -- The number of a payment request or of an order.
  external_id text not null,
  status text not null,
  amount bigint,
  paid_on date,
  reason text,
  primary key (sorg, external_id)
);
