-- The figures of the sales overview, kept so that a year of many customers is read from few rows. They follow the lines
-- of invoices in the same transaction, whatever writes them: triggers note the months of customers that a statement
-- concerns, and one trigger at the end of the transaction computes these months again from their lines.

-- A model with sales, or the brand of articles that the catalog does not know; one of both is empty.
create table sales_item (
  id integer generated always as identity primary key,
  sorg text not null references sales_org,
  -- The product group, whose brand, category, model and series are read from the catalog.
  model text not null,
  brand text not null,
  unique (sorg, model, brand)
);

-- The sales of a customer in a month, packed: the entries at the same place of the four arrays belong together. There is
-- one for each item and day. Amounts are minor units without tax; credit notes are negative.
create table sales_figure (
  sorg text not null references sales_org,
  customer text not null,
  -- The first day of the month.
  month date not null,
  items integer[] not null,
  days smallint[] not null,
  net bigint[] not null,
  qty bigint[] not null,
  primary key (sorg, customer, month)
);
create index sales_figure_month on sales_figure (sorg, month);

-- The same of all customers of a sales organisation: of each day of a month, and with day 0 of the whole month.
create table sales_total (
  sorg text not null references sales_org,
  month date not null,
  day smallint not null,
  items integer[] not null,
  net bigint[] not null,
  qty bigint[] not null,
  primary key (sorg, month, day)
);

-- Months of customers whose figures the running transaction has to compute again; empty between transactions.
create table sales_stale (
  tx xid8 not null,
  sorg text not null,
  customer text not null,
  month date not null,
  primary key (tx, sorg, customer, month)
);
-- One row of a transaction that has noted stale months: its insert calls the refresh once, at the commit.
create table sales_refresh (tx xid8 primary key);

-- A month of a customer is read from its invoices, as its bonus is, and the lines of an article are found when its model changes.
create index invoice_customer_day on invoice (sorg, customer, invoice_date);
create index invoice_day on invoice (sorg, invoice_date);
create index invoice_line_article on invoice_line (sorg, article);

create function refresh_sales() returns trigger language plpgsql as $$
declare
  own xid8 := new.tx;
begin
  -- Two transactions about the same month wait for each other, so that the second one reads the lines of the first.
  perform pg_advisory_xact_lock(hashtext('sales_figure'));
  delete from sales_figure f using sales_stale s
  where s.tx = own and f.sorg = s.sorg and f.customer = s.customer and f.month = s.month;
  with entry as materialized (
    -- An article that the catalog does not know counts under the brand of the line.
    select s.sorg, s.customer, s.month, extract(day from i.invoice_date)::smallint as day,
      coalesce(a.group_id, '') as model, case when a.group_id is null then l.brand else '' end as brand,
      sum(l.sub_total)::bigint as net, sum(l.qty)::bigint as qty
    from sales_stale s
    join invoice i on i.sorg = s.sorg and i.customer = s.customer
      and i.invoice_date >= s.month and i.invoice_date < s.month + interval '1 month'
    join invoice_line l on l.sorg = i.sorg and l.invoice_no = i.invoice_no
    left join article a on a.sorg = l.sorg and a.code = l.article
    -- Instalments share an invoice number, whose lines count once: by the first of its items.
    where s.tx = own and not exists (
      select from invoice e where e.sorg = i.sorg and e.invoice_no = i.invoice_no
        and (e.invoice_date, e.company_code, e.accounting_no, e.fiscal_year, e.line_item)
          < (i.invoice_date, i.company_code, i.accounting_no, i.fiscal_year, i.line_item))
    group by 1, 2, 3, 4, 5, 6
  ), made as (
    insert into sales_item (sorg, model, brand)
    select distinct e.sorg, e.model, e.brand from entry e
    where not exists (select from sales_item i where i.sorg = e.sorg and i.model = e.model and i.brand = e.brand)
    returning id, sorg, model, brand
  )
  insert into sales_figure (sorg, customer, month, items, days, net, qty)
  select e.sorg, e.customer, e.month, array_agg(i.id), array_agg(e.day), array_agg(e.net), array_agg(e.qty)
  from entry e
  join (select id, sorg, model, brand from sales_item union all select id, sorg, model, brand from made) i
    on i.sorg = e.sorg and i.model = e.model and i.brand = e.brand
  group by e.sorg, e.customer, e.month;
  perform refresh_sales_totals(s.sorg, s.month)
  from (select distinct sorg, month from sales_stale where tx = own) s;
  delete from sales_stale where tx = own;
  delete from sales_refresh where tx = own;
  return null;
end $$;

create function refresh_sales_totals(of_sorg text, of_month date) returns void language sql as $$
  delete from sales_total where sorg = of_sorg and month = of_month;
  insert into sales_total (sorg, month, day, items, net, qty)
  select of_sorg, of_month, t.day, array_agg(t.item), array_agg(t.net), array_agg(t.qty)
  from (
    select case when grouping(e.day) = 1 then 0 else e.day end as day, e.item, sum(e.net)::bigint as net,
      sum(e.qty)::bigint as qty
    from (
      select unnest(f.items) as item, unnest(f.days) as day, unnest(f.net) as net, unnest(f.qty) as qty
      from sales_figure f where f.sorg = of_sorg and f.month = of_month
    ) e
    group by grouping sets ((e.item), (e.item, e.day))
  ) t
  group by t.day;
$$;

create constraint trigger sales_refreshed after insert on sales_refresh deferrable initially deferred
  for each row execute function refresh_sales();

create function note_stale_sales() returns trigger language plpgsql as $$
begin
  insert into sales_refresh (tx) select pg_current_xact_id()
  where exists (select from new_stale)
  on conflict do nothing;
  return null;
end $$;
create trigger sales_stale_noted after insert on sales_stale referencing new table as new_stale
  for each statement execute function note_stale_sales();

-- Notes the months of all items of these invoices: which of them counts may have changed.
create function note_sales_of(numbers text[], sorgs text[]) returns void language sql as $$
  insert into sales_stale (tx, sorg, customer, month)
  select distinct pg_current_xact_id(), i.sorg, i.customer, date_trunc('month', i.invoice_date)::date
  from (select distinct sorg, invoice_no from unnest(sorgs, numbers) n (sorg, invoice_no)) n
  join invoice i on i.sorg = n.sorg and i.invoice_no = n.invoice_no
  on conflict do nothing;
$$;

-- Notes these months of customers too, which the invoices may have left.
create function note_sales_months(numbers text[], sorgs text[], customers text[], dates date[]) returns void
language sql as $$
  insert into sales_stale (tx, sorg, customer, month)
  select distinct pg_current_xact_id(), m.sorg, m.customer, date_trunc('month', m.invoice_date)::date
  from unnest(sorgs, customers, dates) m (sorg, customer, invoice_date)
  on conflict do nothing;
  select note_sales_of(numbers, sorgs);
$$;

create function note_sales_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_sales_of(array_agg(invoice_no), array_agg(sorg)) from new_rows;
  elsif tg_op = 'DELETE' then
    perform note_sales_of(array_agg(invoice_no), array_agg(sorg)) from old_rows;
  else
    perform note_sales_of(array_agg(c.invoice_no), array_agg(c.sorg)) from (
      (select sorg, invoice_no, position, article, brand, qty, sub_total from new_rows
        except all select sorg, invoice_no, position, article, brand, qty, sub_total from old_rows)
      union all
      (select sorg, invoice_no, position, article, brand, qty, sub_total from old_rows
        except all select sorg, invoice_no, position, article, brand, qty, sub_total from new_rows)) c;
  end if;
  return null;
end $$;

create function note_sales_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_sales_of(array_agg(invoice_no), array_agg(sorg)) from new_rows;
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform note_sales_months(array_agg(invoice_no), array_agg(sorg), array_agg(customer), array_agg(invoice_date))
    from old_rows;
  else
    perform note_sales_months(array_agg(invoice_no), array_agg(sorg), array_agg(customer), array_agg(invoice_date))
    from (
      (select sorg, invoice_no, customer, invoice_date, fiscal_year, line_item from old_rows
        except all select sorg, invoice_no, customer, invoice_date, fiscal_year, line_item from new_rows)
      union all
      (select sorg, invoice_no, customer, invoice_date, fiscal_year, line_item from new_rows
        except all select sorg, invoice_no, customer, invoice_date, fiscal_year, line_item from old_rows)) m;
  end if;
  return null;
end $$;

-- An article that becomes known, moves to another model, or is no longer known.
create function note_sales_articles() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_sales_of(array_agg(l.invoice_no), array_agg(l.sorg))
    from new_rows n join invoice_line l on l.sorg = n.sorg and l.article = n.code;
  elsif tg_op = 'DELETE' then
    perform note_sales_of(array_agg(l.invoice_no), array_agg(l.sorg))
    from old_rows o join invoice_line l on l.sorg = o.sorg and l.article = o.code;
  else
    perform note_sales_of(array_agg(l.invoice_no), array_agg(l.sorg))
    from old_rows o full join new_rows n on n.sorg = o.sorg and n.code = o.code
    join invoice_line l on l.sorg = coalesce(n.sorg, o.sorg) and l.article = coalesce(n.code, o.code)
    where n.group_id is distinct from o.group_id;
  end if;
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('invoice_line', 'note_sales_lines'), ('invoice', 'note_sales_invoices'), ('article', 'note_sales_articles')
  ) as w (name, noted)
  loop
    execute format('create trigger sales_insert after insert on %I referencing new table as new_rows
      for each statement execute function %I()', watched.name, watched.noted);
    execute format('create trigger sales_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function %I()', watched.name, watched.noted);
    execute format('create trigger sales_delete after delete on %I referencing old table as old_rows
      for each statement execute function %I()', watched.name, watched.noted);
  end loop;
end $$;

-- The invoices that are there already.
insert into sales_stale (tx, sorg, customer, month)
select distinct pg_current_xact_id(), sorg, customer, date_trunc('month', invoice_date)::date from invoice;
