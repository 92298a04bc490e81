-- Mailboxes that a feed has replaced, until a job has told them: a feed is also imported where no jobs run.
create table address_notice (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  name text not null,
  email text not null,
  language text not null
);
