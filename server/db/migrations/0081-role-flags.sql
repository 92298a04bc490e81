-- What hung on the names of roles hangs on their flags (shared/role-flags.ts).
alter table role add column flags text[] not null default '{}'
  check (flags <@ '{sales,customer,customerVendor,catalogOnly}');
update role set flags = array(
  select flag from (values ('sales', '{salesman,sales.group}'::text[]),
    ('customer', '{dealer,customer}'), ('customerVendor', '{customer-vendor}'),
    ('catalogOnly', '{product,guest}')) as known (flag, names)
  where lower(role.id) = any(names) or lower(role.name) = any(names));
