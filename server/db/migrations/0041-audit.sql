-- Security events: who did what, from where. Each event holds the hash of the one before it, so that a
-- changed or removed event is noticed (ASVS 16.4.2).
create table audit_event (
  -- The position in the chain: 1, 2, 3 … without gaps.
  id bigint primary key,
  at timestamptz not null,
  kind text not null,
  -- `user:<id>`, `operator`, or `unknown` before a login.
  actor text not null,
  sorg text,
  customer text,
  address text,
  request_id text,
  detail jsonb not null,
  previous text not null,
  hash text not null
);
create index audit_event_at on audit_event (at);

create function audit_event_hash(event audit_event) returns text
language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    event.previous, event.id, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    event.kind, event.actor, event.sorg, event.customer, event.address, event.request_id,
    event.detail)::text, 'UTF8')), 'hex')
$$;

-- Appends events in their order. One caller at a time, over all servers: the next event needs the hash of
-- the last one.
create function append_audit_events(events jsonb) returns void language plpgsql as $$
declare
  event jsonb;
  added audit_event;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_event', 0));
  select * into added from audit_event order by id desc limit 1;
  for event in select value from jsonb_array_elements(events) loop
    added.id := coalesce(added.id, 0) + 1;
    added.at := clock_timestamp();
    added.kind := event ->> 'kind';
    added.actor := event ->> 'actor';
    added.sorg := event ->> 'sorg';
    added.customer := event ->> 'customer';
    added.address := event ->> 'address';
    added.request_id := event ->> 'requestId';
    added.detail := coalesce(event -> 'detail', '{}');
    added.previous := coalesce(added.hash, '');
    added.hash := audit_event_hash(added);
    insert into audit_event select added.*;
  end loop;
end $$;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function refuse_audit_change();
