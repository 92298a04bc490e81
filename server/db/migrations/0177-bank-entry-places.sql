-- References of banks are not unique (NONREF), so a line of a statement is known again by all that it says. Entries
-- from before have no content; they are known by their reference, day and amount.
alter table bank_entry drop constraint bank_entry_sorg_reference_key;
alter table bank_entry add column content text;
-- The statements and their pages that have brought it.
alter table bank_entry add column places text[] not null default '{}';
create index bank_entry_content on bank_entry (sorg, content);
create index bank_entry_reference on bank_entry (sorg, reference) where content is null;
