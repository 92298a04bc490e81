-- The order of marketing material by title, for each language that has a catalogue.
create index marketing_material_title_en on marketing_material
  ((coalesce(titles ->> 'en', title) collate "und-x-icu"), (key collate "C"));
create index marketing_material_title_de on marketing_material
  ((coalesce(titles ->> 'de', title) collate "und-x-icu"), (key collate "C"));
create index marketing_material_title_fr on marketing_material
  ((coalesce(titles ->> 'fr', title) collate "und-x-icu"), (key collate "C"));
create index marketing_material_title_id on marketing_material
  ((coalesce(titles ->> 'id', title) collate "und-x-icu"), (key collate "C"));
create index marketing_material_title_ms on marketing_material
  ((coalesce(titles ->> 'ms', title) collate "und-x-icu"), (key collate "C"));
