-- Since when the portal has a claim: of comments by the feed that are older no user is notified.
alter table claim add column known_since timestamptz not null default now();

-- Pages of the newest claims, of all and of a status, and of those that have their status longest; the second one also
-- counts all claims by status.
drop index claim_created;
create index claim_newest on claim (sorg, created_at desc nulls last, id collate "C" desc);
create index claim_status_newest on claim (sorg, status_id, created_at desc nulls last)
  include (customer, product_category, brand, user_id);
create index claim_longest on claim (sorg, status_at, id collate "C");
-- Counts the claims of customers.
create index claim_customer_status on claim (sorg, customer, status_id)
  include (product_category, brand, user_id);
-- The brands of claims, each found by one look, and whether customers have a claim of it.
create index claim_brand on claim (sorg, brand, customer) include (status_id, user_id);
