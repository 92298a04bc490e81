-- Disputes: what customers object to in an open item of their account, and how the distributor decides.
create table invoice_dispute (
  sorg text not null,
  -- Made by the client, so that a dispute that is sent twice is stored once; by the ERP for one from the feed.
  id text not null,
  company_code text not null,
  accounting_no text not null,
  fiscal_year integer not null,
  line_item text not null,
  -- Null for a dispute from the feed, and for a user who is gone.
  user_id bigint references app_user on delete set null,
  -- A code of disputeReasons in shared/invoices/dispute.rules.ts.
  reason text not null,
  description text not null,
  -- Minor units; null where the customer named no amount.
  amount bigint check (amount > 0),
  status text not null default 'open'
    check (status in ('open', 'accepted', 'rejected', 'settled', 'withdrawn')),
  -- The day in the sales organisation's time zone.
  opened_on date not null,
  created_at timestamptz not null default now(),
  primary key (sorg, id),
  foreign key (sorg, company_code, accounting_no, fiscal_year, line_item)
    references invoice on delete cascade
);
create index invoice_dispute_item on invoice_dispute
  (sorg, company_code, accounting_no, fiscal_year, line_item);
-- Each item has at most one dispute that is not over.
create unique index invoice_dispute_running on invoice_dispute
  (sorg, company_code, accounting_no, fiscal_year, line_item) where status in ('open', 'accepted');
create index invoice_dispute_user on invoice_dispute (user_id, created_at);

-- Every state a dispute has had; the ERP gets each one that a user made once.
create table invoice_dispute_state (
  id bigint generated always as identity primary key,
  sorg text not null,
  dispute text not null,
  status text not null,
  -- Whether a user of the portal made it or a feed brought it.
  source text not null check (source in ('user', 'feed')),
  user_id bigint references app_user on delete set null,
  -- What the distributor says about its decision.
  note text not null default '',
  -- The day of the distributor's decision.
  decided_on date,
  at timestamptz not null default now(),
  batch bigint,
  foreign key (sorg, dispute) references invoice_dispute on delete cascade
);
create index invoice_dispute_state_dispute on invoice_dispute_state (sorg, dispute, id);
create index invoice_dispute_state_new on invoice_dispute_state (id)
  where batch is null and source = 'user';
create index invoice_dispute_state_batch on invoice_dispute_state (batch) where batch is not null;

-- How the ERP says that disputes were decided (invoice_dispute_results.csv).
create table invoice_dispute_result (
  sorg text not null references sales_org,
  dispute_id text not null,
  status text not null,
  note text not null default '',
  decided_on date not null,
  primary key (sorg, dispute_id)
);
