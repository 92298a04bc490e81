-- The credit of a customer with each company it deals with, as the ERP states it; minor units
-- (E161 to E174). Open orders that came later are not in it.
create table credit (
  sorg text not null,
  customer text not null,
  company_code text not null,
  company_name text not null,
  credit_control text not null default '',
  reason_blocked text check (reason_blocked in
    ('limit_exceeded', 'overdue_over_limit', 'oldest_ar_blocked', 'other_company_blocked')),
  credit_limit bigint,
  open_invoice bigint not null default 0,
  open_do bigint not null default 0,
  consignment bigint not null default 0,
  credit_exposure bigint not null default 0,
  marketing_target bigint,
  marketing_achieved bigint,
  stated_at timestamptz not null default now(),
  primary key (sorg, customer, company_code),
  foreign key (sorg, customer) references customer (sorg, unified)
);
-- A feed writes only rows that have changed; orders placed after that weigh on the credit besides.
create function credit_stated() returns trigger language plpgsql as
  'begin new.stated_at = now(); return new; end';
create trigger credit_stated before update on credit for each row execute function credit_stated();
