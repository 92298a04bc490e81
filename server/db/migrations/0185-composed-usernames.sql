-- Names are compared composed. One that would become the name of another user stays as it is.
update app_user u set username = normalize(u.username, nfc)
where u.username is not nfc normalized and not exists (
  select from app_user o where o.id <> u.id
    and lower(normalize(o.username, nfc)) = lower(normalize(u.username, nfc)));
