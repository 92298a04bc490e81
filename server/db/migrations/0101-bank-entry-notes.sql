-- Why staff have put an entry of a bank statement aside.
alter table bank_entry add column note text not null default '';
-- Decided entries are listed as well, by their states.
create index bank_entry_outcome on bank_entry (sorg, outcome, booked_on, id);
