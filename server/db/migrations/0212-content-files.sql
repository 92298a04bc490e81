-- That staff have had the place of a picture removed: its original is rewritten before it is delivered again.
alter table stored_file add column removes_place boolean not null default false;
create index stored_file_removes_place on stored_file (id) where removes_place;

-- Pictures whose sizes are still to be made.
create index stored_content_without_sizes on stored_content (sorg, hash) where is_original and sizes is null;
