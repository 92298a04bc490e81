-- The list of marketing material is read faster without these indexes: it is counted whole in any case.
drop index marketing_material_title_en;
drop index marketing_material_title_de;
drop index marketing_material_title_fr;
drop index marketing_material_title_id;
drop index marketing_material_title_ms;
