-- The history of a record: its events in the audit log.
create index audit_event_record on audit_event (sorg, (detail ->> 'feature'), (detail ->> 'id'), id)
  where kind like 'record.%';
