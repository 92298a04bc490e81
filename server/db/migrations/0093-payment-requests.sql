-- Requests to pay invoices, and what belongs to them. Amounts are minor units.

alter table payment_method
  -- What the payer has to do, for ways to pay without an immediate answer (E414).
  add column instruction text not null default '',
  -- The name of the way to pay at the host's payment provider (E415); empty: paid by transfer without one.
  add column gateway text not null default '',
  -- The only currency it can be used for; null for any.
  add column currency text;

create table payment_request (
  -- Our number of it: the provider and bank statements repeat it (E433).
  external_id text primary key,
  sorg text not null references sales_org,
  payer text not null,
  payer_name text not null,
  company_code text not null,
  merchant text not null,
  user_id bigint references app_user on delete set null,
  -- The way to pay, in the words shown when the request was made.
  method text not null,
  method_type text not null,
  method_description text not null,
  instruction text not null,
  -- The provider; null for a transfer without one.
  gateway text,
  gateway_method text not null default '',
  -- The idempotency key at the provider: no other is ever used for this request.
  gateway_key text not null unique,
  -- What the provider calls the payment; null until it has answered.
  gateway_reference text,
  gateway_alias text,
  -- When the provider's first answer arrived; null: it must be asked under the same key.
  begun_at timestamptz,
  asked_at timestamptz not null default now(),
  -- The host and the path that the payer returns to.
  host text not null,
  return_page text not null,
  -- Whether the way to pay is to be kept, and for the whole shop.
  save boolean not null default false,
  share boolean not null default false,
  saved_payment bigint,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- How the amount was found (B203 to B206).
  selected_total bigint not null,
  early_payment_discount bigint not null,
  freight_allowance bigint not null,
  method_discount bigint not null,
  is_partial boolean not null,
  status text not null default 'pending'
    check (status in ('pending', 'on processing', 'complete', 'failed', 'void')),
  -- Why it failed or was voided, a code.
  reason text,
  -- Why staff must look at it, and what arrived instead of what was asked for.
  held text check (held in ('amount', 'currency', 'late', 'returned')),
  held_amount bigint,
  held_currency text,
  redirect_url text,
  virtual_account_no text,
  expires_at timestamptz not null,
  -- Somebody has voided it, but the provider has not confirmed that yet.
  void_requested_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  foreign key (sorg, payer) references customer (sorg, unified)
);
create index payment_request_payer on payment_request (sorg, payer, created_at desc);
create index payment_request_user on payment_request (user_id, created_at);
create index payment_request_unfinished on payment_request (asked_at)
  where status in ('pending', 'on processing');
create unique index payment_request_reference on payment_request (gateway, gateway_reference);
create index payment_request_alias on payment_request (gateway, gateway_alias)
  where gateway_alias is not null;
create index payment_request_held on payment_request (sorg, changed_at) where held is not null;

-- The items that a request covers.
create table payment_request_item (
  external_id text not null references payment_request on delete cascade,
  sorg text not null,
  company_code text not null,
  accounting_no text not null,
  fiscal_year integer not null,
  line_item text not null,
  invoice_no text not null,
  -- What is settled of it, signed, and what of that is not paid.
  amount bigint not null,
  discount_taken bigint not null default 0,
  freight_allowance_taken bigint not null default 0,
  -- Until the request has failed or was voided, or the ERP has cleared what was paid.
  is_open boolean not null default true,
  primary key (external_id, company_code, accounting_no, fiscal_year, line_item)
);
-- Each item is in at most one open request.
create unique index payment_request_item_open on payment_request_item
  (sorg, company_code, accounting_no, fiscal_year, line_item) where is_open;

-- Every state a request has had; the ERP gets each of them once.
create table payment_request_state (
  id bigint generated always as identity primary key,
  external_id text not null references payment_request on delete cascade,
  status text not null,
  reason text,
  source text not null
    check (source in ('user', 'staff', 'gateway', 'poll', 'feed', 'statement', 'expiry')),
  user_id bigint references app_user on delete set null,
  at timestamptz not null default now(),
  batch bigint
);
create index payment_request_state_request on payment_request_state (external_id, id);
create index payment_request_state_new on payment_request_state (id) where batch is null;
create index payment_request_state_batch on payment_request_state (batch) where batch is not null;

-- Events of providers, each kept once; of their content nothing but what was done with it.
create table payment_event (
  gateway text not null,
  id text not null,
  external_id text,
  status text not null,
  -- moved, held, ignored or unknown
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (gateway, id)
);
create index payment_event_request on payment_event (external_id);

-- Ways to pay that a provider keeps for a user: a token and at most the last digits (N079).
create table saved_payment (
  id bigint generated always as identity primary key,
  sorg text not null references sales_org,
  payer text not null,
  company_code text not null,
  user_id bigint not null references app_user on delete cascade,
  -- Whether all users of the payer may use it.
  shared boolean not null,
  gateway text not null,
  -- The way to pay of the sales organisation (E420).
  method text not null,
  token text not null,
  display text not null,
  type text not null,
  created_at timestamptz not null default now(),
  -- The user has deleted it, but the provider has not forgotten it yet.
  deleted_at timestamptz,
  unique (gateway, token),
  foreign key (sorg, payer) references customer (sorg, unified)
);
create index saved_payment_payer on saved_payment (sorg, payer);

-- What the ERP settles frees an item that a completed request has held: cleared, or with a new rest.
create function settle_requested_invoice() returns trigger language plpgsql as $$
begin
  if old.request_id is not null and new.request_id = old.request_id
    and ((new.clearing_date is not null and old.clearing_date is null)
      or new.open_amount <> old.open_amount)
    and exists (select from payment_request r
      where r.external_id = old.request_id and r.status = 'complete')
  then
    new.request_id = null;
    new.request_state = null;
    update payment_request_item set is_open = false
      where external_id = old.request_id and company_code = old.company_code
        and accounting_no = old.accounting_no and fiscal_year = old.fiscal_year
        and line_item = old.line_item;
  end if;
  return new;
end $$;
create trigger invoice_settled before update on invoice
  for each row execute function settle_requested_invoice();
