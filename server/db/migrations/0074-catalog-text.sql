-- Translations of the words of the catalog: names of articles, models and colors, and features. They
-- belong to the text and not to a row, as one color is the color of thousands of articles.
create table catalog_text (
  sorg text not null references sales_org,
  text text not null,
  language text not null check (language in ('en', 'de', 'fr', 'id', 'ms')),
  translation text not null,
  primary key (sorg, text, language)
);

-- A text in a language: its own translation, else that of its parts ("Trail 5, Red"), else as it is.
create function text_in(of_sorg text, source text, wanted text) returns text language sql stable as $$
  select coalesce(
    (select t.translation from catalog_text t
      where t.sorg = of_sorg and t.text = source and t.language = wanted),
    (select string_agg(coalesce(t.translation, p.part), ', ' order by p.at)
      from unnest(string_to_array(source, ', ')) with ordinality p (part, at)
      left join catalog_text t on t.sorg = of_sorg and t.text = p.part and t.language = wanted),
    source)
$$;

-- They come with the catalog's snapshot, like the names of categories.
create trigger catalog_insert after insert on catalog_text referencing new table as new_rows
  for each statement execute function catalog_touched('prices', '');
create trigger catalog_delete after delete on catalog_text referencing old table as old_rows
  for each statement execute function catalog_touched('prices', '');
