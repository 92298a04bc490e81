-- Inspections of bikes before they are handed over (PDI).

-- The points of the lists, as the feed gives them. A list is for a brand, a merchandise category, both or all bikes.
create table pdi_checklist_item (
  sorg text not null references sales_org,
  list text not null,
  checklist_id integer not null,
  brand text not null default '',
  merchandise text not null default '',
  description text not null,
  sorting integer not null,
  -- What a mechanic enters: a mark, a value such as a torque, or a photo.
  answer text not null default 'check' check (answer in ('check', 'value', 'photo')),
  active boolean not null default true,
  primary key (sorg, list, checklist_id)
);
create index pdi_checklist_item_for on pdi_checklist_item (sorg, lower(brand), merchandise) where active;

-- Every content that a list has had, so that an inspection made without a network is checked by the list it was made
-- with. The items are checklistId, description, sorting and answer.
create table pdi_checklist_version (
  sorg text not null references sales_org,
  list text not null,
  version integer not null,
  items jsonb not null,
  since timestamptz not null default now(),
  primary key (sorg, list, version)
);

-- Runs for each changed item at the end of the transaction, when the list is complete.
create function keep_checklist_version() returns trigger language plpgsql as $$
declare
  content jsonb;
  newest pdi_checklist_version;
begin
  select coalesce(jsonb_agg(jsonb_build_object('checklistId', i.checklist_id,
      'description', i.description, 'sorting', i.sorting, 'answer', i.answer)
      order by i.sorting, i.checklist_id), '[]') into content
    from pdi_checklist_item i where i.sorg = new.sorg and i.list = new.list and i.active;
  select * into newest from pdi_checklist_version v
    where v.sorg = new.sorg and v.list = new.list order by v.version desc limit 1;
  if newest.items is distinct from content then
    insert into pdi_checklist_version (sorg, list, version, items)
    values (new.sorg, new.list, coalesce(newest.version, 0) + 1, content);
  end if;
  return null;
end $$;
create constraint trigger pdi_checklist_changed after insert or update on pdi_checklist_item
  deferrable initially deferred for each row execute function keep_checklist_version();

create table pdi (
  sorg text not null references sales_org,
  -- Made on the device.
  id text not null,
  customer text not null,
  frame_number text not null,
  frame_normal text collate "C" not null,
  -- What the mechanic saw of the article; it stays when the catalog changes.
  article text not null,
  description text not null,
  brand text not null,
  merchandise text not null,
  model_year integer,
  model text not null default '',
  series text not null default '',
  mechanic text not null,
  -- The list and the version of it that was filled in.
  list text not null,
  list_version integer not null,
  inspected_on date not null,
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  -- The batch for the ERP that holds its newest state; null while it is not in one.
  batch bigint,
  primary key (sorg, id),
  foreign key (sorg, customer) references customer (sorg, unified),
  foreign key (sorg, list, list_version) references pdi_checklist_version (sorg, list, version)
);
create index pdi_frame on pdi (sorg, frame_normal) where deleted_at is null;
create index pdi_customer on pdi (sorg, customer, inspected_on desc);
create index pdi_new on pdi (sorg, changed_at) where batch is null;
create index pdi_batch on pdi (batch) where batch is not null;

-- The points of an inspection with their texts, so that an old one keeps its list.
create table pdi_item (
  sorg text not null,
  pdi_id text not null,
  checklist_id integer not null,
  description text not null,
  sorting integer not null,
  answer text not null,
  checked boolean not null,
  -- What was measured; photos are stored files of the inspection, with the point's id in their owner.
  value text not null default '',
  primary key (sorg, pdi_id, checklist_id),
  foreign key (sorg, pdi_id) references pdi (sorg, id) on delete cascade
);
