-- Which of the stored files of an inspection are photos of a point, and which one is the signature.
alter table pdi_item add column photos text[] not null default '{}';
alter table pdi add column signature text;

create index pdi_brand on pdi (sorg, brand);
