-- The audit log of an organisation is read by its own indexes. By an index on the time of all events the planner took
-- it for cheaper to go back in time and skip the events of others: through the whole log, for an organisation, kind or
-- record with few or old events. This small one finds spans of time, for exports, but gives no order.
drop index audit_event_at;
create index audit_event_at on audit_event using brin (at);

-- The last event of a kind that belongs to no organisation, such as a backup.
create index audit_event_operator on audit_event (kind, at) where sorg is null;

-- A record's events are found with and without the name of its feature.
drop index audit_event_record;
create index audit_event_record on audit_event (sorg, (detail ->> 'id'), (detail ->> 'feature'), id)
  where kind like 'record.%';

-- With the kind, because a feature may have very many events but none of a kind: orders are never deleted. Without a
-- kind the log reads each kind of changes.
drop index audit_event_feature;
create index audit_event_feature on audit_event (sorg, (detail ->> 'feature'), kind, at, id)
  where kind like 'record.%';
