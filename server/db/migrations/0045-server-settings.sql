-- Facts about this installation that all servers on the database share, such as that it holds the demo.
create table server_setting (
  name text primary key,
  value text not null
);
