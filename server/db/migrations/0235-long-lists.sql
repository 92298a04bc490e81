-- Orders and searches of the registered sales of a whole organisation, which may be millions.
create index retail_sale_list on retail_sale (sorg, sold_on, created_at);
create index retail_sale_frames on retail_sale (sorg, frame_normal);
-- With the key as lists compare it: a state, or the moment of an import, is that of very many sales.
create index retail_sale_created on retail_sale (sorg, created_at, sorg collate "C", id collate "C");
create index retail_sale_status on retail_sale (sorg, status, sorg collate "C", id collate "C");
create index retail_sale_article on retail_sale (sorg, article);
create index retail_sale_search on retail_sale
  using gin (search_text(frame_number || ' ' || frame_normal) gin_trgm_ops);
create index retail_sale_serial_search on retail_sale_serial using gin (search_text(normal) gin_trgm_ops);

alter table retail_sale_consumer add column search text generated always as
  (search_text(name || ' ' || email || ' ' || address_letters(email) || ' ' || phone || ' ' || city)) stored;
create index retail_sale_consumer_search on retail_sale_consumer
  using gin (search gin_trgm_ops, regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);

-- Orders of a long list are counted state by state.
drop index third_party_order_count;
create index third_party_order_count on third_party_order (sorg, customer, status, vendor);
create index third_party_order_status on third_party_order (sorg, status);
