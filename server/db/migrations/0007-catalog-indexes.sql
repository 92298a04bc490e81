-- Lists: what they count, and each order they are read in. Ties and codes go by "C", so that a page
-- is the same whatever collation the database was made with.
create index article_listed on article (sorg, category, group_id) include (code) where active;
create index article_group_listed on article (sorg, group_id) include (code) where active;
create index article_by_name on article (sorg, name collate "und-x-icu", code collate "C") where active;
create index article_by_release on article (sorg, released_at desc nulls last, code collate "C") where active;
create index article_by_popularity on article (sorg, popularity desc nulls last, code collate "C") where active;
create index article_merchandise on article (sorg, merchandise_category) where active;
create index article_by_brand on article (sorg, brand, category) where active;
create index article_tags on article using gin (tags);
create index stock_left on stock (sorg, article) where qty > reserved;
create index stock_short on stock (sorg, article) where qty < reserved;
create index product_group_by_name on product_group (sorg, name collate "und-x-icu", id collate "C");
create index price_by_amount on price (sorg, price_list, dealer, article collate "C");
-- Customers: the search of the customer dialog, and whose login a customer is.
create index customer_search on customer using gin (search gin_trgm_ops);
create index user_area_value on user_area (sorg, limitation, value);
