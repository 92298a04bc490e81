-- Batches hold records of one kind: orders, payments and what is to come.
alter table export_batch add column kind text not null default 'orders';
create index export_batch_open on export_batch (kind, id) where acknowledged_at is null;
