-- Claims and comments come from the ERP system too, and what changes in the portal goes there in batches.

alter table claim
  add column source text not null default 'portal' check (source in ('portal', 'feed')),
  -- The status that the feed named last: the same row read again changes nothing.
  add column fed_status text;

alter table claim_comment
  -- The ERP system's number; null for a comment of the portal.
  add column no text,
  -- The batch that it is in; null while it is not in one, 0 for one that came by the feed.
  add column batch bigint,
  add constraint claim_comment_no unique (sorg, claim_id, no);
create index claim_comment_new on claim_comment (id) where batch is null;
create index claim_comment_batch on claim_comment (batch) where batch is not null;

alter table claim_event
  -- As of comments.
  add column batch bigint;
create index claim_event_new on claim_event (id) where batch is null;
create index claim_event_batch on claim_event (batch) where batch is not null;
