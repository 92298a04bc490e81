-- What first rang together stays one push when it must be sent again: the oldest notification of it.
alter table push_delivery add column bundle bigint;
