-- The days of a sales organisation are those of its time zone (IANA).
alter table sales_org add column time_zone text not null default 'UTC';
