-- A stock that was removed and comes again has the pieces of open orders.
create index third_party_item_open on third_party_item (article) where status <= 2;
create function reserve_third_party_stock() returns trigger language plpgsql as $$
begin
  new.open := coalesce((select sum(i.qty * i.uom_converter)
    from third_party_item i join third_party_order o on o.no = i.order_id
    where i.article = new.article and i.status <= 2 and o.sorg = new.sorg and o.vendor = new.vendor), 0);
  return new;
end $$;
create trigger third_party_stock_reserved before insert on third_party_stock
  for each row execute function reserve_third_party_stock();

-- Letters' case does not tell the articles of a vendor apart: one that comes spelled otherwise is the one that is there.
create unique index third_party_article_caseless on third_party_article (sorg, vendor, lower(code));
create function respell_third_party_article() returns trigger language plpgsql as $$
begin
  select a.code into new.code from third_party_article a
    where a.sorg = new.sorg and a.vendor = new.vendor and lower(a.code) = lower(new.code)
  union all select new.code limit 1;
  return new;
end $$;
create trigger third_party_article_respelled before insert on third_party_article
  for each row execute function respell_third_party_article();
