-- How the order is paid, in the words shown when it was placed.
alter table "order" add column payment_description text not null default '';
