-- How the ERP says the payment of an order stands (E479, E481); empty where it says nothing.
alter table "order"
  add column payment_status text not null default ''
    check (payment_status in ('', 'Waiting', 'Uploaded', 'Failed', 'Voided', 'Completed')),
  add column payment_expires date;
