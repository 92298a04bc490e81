-- The titles of content in other languages, by language: lists of tens of thousands are sorted by the reader's language
-- without a look into `translation` for each row.
alter table news add column titles jsonb not null default '{}';
alter table sales_document_group add column titles jsonb not null default '{}';
alter table sales_document add column titles jsonb not null default '{}';
alter table marketing_material_category add column titles jsonb not null default '{}';
alter table marketing_material add column titles jsonb not null default '{}';
update news r set titles = x.titles
from (select sorg, id, jsonb_object_agg(language, text) as titles from translation
    where entity = 'news' and field = 'title' group by sorg, id) x
where x.sorg = r.sorg and x.id = r.id;
