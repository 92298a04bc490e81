-- Inquiries of strangers who want to become customers (E835 to E846).
create table customer_inquiry (
  sorg text not null references sales_org,
  id text not null,
  host text not null,
  -- Ids of the host's lists, or 'other' with a text.
  reason text not null,
  other_reason text not null default '',
  goal text not null,
  other_goal text not null default '',
  name text not null,
  address text not null,
  postal_code text not null default '',
  city text not null,
  state text not null,
  country text not null,
  email text not null,
  phone text not null,
  website text not null default '',
  locale text not null,
  created_at timestamptz not null default now(),
  -- The mail to the host and the acknowledgement; 'none' where there is nobody to send it to, or none is due.
  mail_state text not null check (mail_state in ('none', 'waiting', 'failed', 'sent')),
  mail_at timestamptz,
  receipt_state text not null check (receipt_state in ('none', 'waiting', 'failed', 'sent')),
  receipt_at timestamptz,
  -- They find repetitions and limit how many come from one network, and are emptied after a day. The network is hashed.
  request_key text not null default '',
  body_hash text not null default '',
  network text not null default '',
  primary key (sorg, id)
);
create index customer_inquiry_newest on customer_inquiry (sorg, created_at desc, id desc);
-- What has come within a day, whatever the sales organisation.
create index customer_inquiry_created on customer_inquiry (created_at);
create index customer_inquiry_email on customer_inquiry (lower(email), created_at);
