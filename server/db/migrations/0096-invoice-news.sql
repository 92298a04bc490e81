-- What users were notified of about an item: that it is due soon, that it is overdue, and each raised dunning
-- level. The key lets each of them happen once.
create table invoice_news (
  sorg text not null,
  company_code text not null,
  accounting_no text not null,
  fiscal_year integer not null,
  line_item text not null,
  event text not null check (event in ('due', 'overdue', 'dunned')),
  -- The dunning level; 0 for the other events.
  level smallint not null default 0,
  -- The event of the notifications that count the item (notification.event), and when they were written. Both
  -- are null while a raised dunning level waits for its notification.
  told_in text,
  told_at timestamptz,
  primary key (sorg, company_code, accounting_no, fiscal_year, line_item, event, level),
  foreign key (sorg, company_code, accounting_no, fiscal_year, line_item) references invoice
    on delete cascade,
  check ((told_in is null) = (told_at is null))
);
create index invoice_news_told on invoice_news (told_in);
create index invoice_news_waiting on invoice_news (sorg) where told_in is null;
create index invoice_due on invoice (sorg, due_date) where clearing_date is null;

-- A raised dunning level is noted by whoever raises it, and what an item had before it came is not news.
create function note_dunning() returns trigger language plpgsql as $$
begin
  insert into invoice_news (sorg, company_code, accounting_no, fiscal_year, line_item, event, level)
  values (new.sorg, new.company_code, new.accounting_no, new.fiscal_year, new.line_item, 'dunned',
    new.dunning_level)
  on conflict do nothing;
  return null;
end $$;
create trigger invoice_dunned after update of dunning_level on invoice
  for each row when (new.dunning_level > old.dunning_level and new.clearing_date is null)
  execute function note_dunning();
