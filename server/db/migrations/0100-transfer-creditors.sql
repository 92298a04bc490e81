-- The account of the distributor that a way to pay without a provider is transferred to, and a copy of it in each
-- request: the payer transfers to the account that was named then. Empty texts: the instruction names it, if at all.
alter table payment_method
  add column creditor_name text not null default '',
  -- In capitals, without blanks.
  add column creditor_iban text not null default '',
  -- Empty where the bank needs none.
  add column creditor_bic text not null default '';

alter table payment_request
  add column creditor_name text not null default '',
  add column creditor_iban text not null default '',
  add column creditor_bic text not null default '';
