-- The open and cleared items of customers' accounts, as the ERP states them: an invoice, an instalment of
-- one, or a credit note with a negative amount (E369 to E401). Amounts are minor units.
create table invoice (
  sorg text not null references sales_org,
  company_code text not null,
  accounting_no text not null,
  fiscal_year integer not null,
  line_item text not null,
  invoice_no text not null,
  -- Who pays, and who got the goods.
  payer text not null,
  customer text not null,
  -- Names a payable in a selection; a deduction is named by its invoice number (B190, B191).
  assignment text not null,
  installment integer,
  do_no text,
  order_no text,
  invoice_date date not null,
  due_date date not null,
  accounting_amount bigint not null check (accounting_amount <> 0),
  -- What is left of it after payments in part.
  open_amount bigint not null,
  grand_total bigint not null,
  tax bigint not null default 0,
  shipping_cost bigint not null default 0,
  discount bigint not null default 0,
  recycle_fee bigint not null default 0,
  surcharges bigint not null default 0,
  -- Both hold for the invoice number; every instalment repeats them (B203).
  freight_allowance bigint not null default 0,
  early_payment_discount bigint not null default 0,
  -- The last day of the early-payment discount; null for no end.
  early_payment_until date,
  payment_discount bigint not null default 0,
  terms text not null default '',
  expedition_name text not null default '',
  expedition_tracking text,
  notes text not null default '',
  detail_notes text not null default '',
  clearing_date date,
  dunning_level smallint not null default 0 check (dunning_level between 0 and 3),
  dunned_on date,
  -- Names of files that came with the feed (invoice_file).
  pdf text,
  e_invoice text,
  -- The open payment request that covers the item, and whether its gateway has the request (pending) or the
  -- customer must still transfer (waiting); both null while the item is Open (B187, reading 30).
  -- The portal sets them, never a feed.
  request_id text,
  request_state text check (request_state in ('pending', 'waiting')),
  primary key (sorg, company_code, accounting_no, fiscal_year, line_item),
  foreign key (sorg, payer) references customer (sorg, unified),
  foreign key (sorg, customer) references customer (sorg, unified),
  check ((request_id is null) = (request_state is null))
);
create index invoice_open on invoice (sorg, payer, due_date) where clearing_date is null;
create index invoice_cleared on invoice (sorg, payer, clearing_date) where clearing_date is not null;
-- Items of goods that another customer pays.
create index invoice_shop on invoice (sorg, customer) where customer <> payer;
create index invoice_number on invoice (sorg, invoice_no);
create index invoice_request on invoice (request_id) where request_id is not null;

-- What an invoice is about (E402 to E409); quantities of a credit note are negative.
create table invoice_line (
  sorg text not null,
  invoice_no text not null,
  position integer not null,
  article text not null,
  article_display text,
  name text not null,
  brand text not null default '',
  uom text not null,
  qty integer not null,
  price bigint not null,
  sub_total bigint not null,
  tax_rate numeric,
  order_no text,
  do_no text,
  primary key (sorg, invoice_no, position)
);

-- The parts of an invoice's total in the order they are shown in (O075, E410). The code names the amount.
create table price_component (
  sorg text not null references sales_org,
  module text not null,
  code text not null,
  description text not null,
  sorting integer not null,
  -- Whether it is added to the total or taken off.
  sign smallint not null default 1 check (sign in (-1, 1)),
  primary key (sorg, module, code)
);

-- PDFs and e-invoices of the distributor's own system, kept byte for byte. Only items that name one lead to it.
create table invoice_file (
  name text primary key,
  -- SHA-256, which also names it in the file store.
  hash text not null,
  type text not null,
  bytes bigint not null
);
create index invoice_file_hash on invoice_file (hash);
