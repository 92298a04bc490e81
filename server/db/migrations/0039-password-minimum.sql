-- Hosts ask for 8 to 64 characters (ASVS 6.2.1); a setting outside of that would no longer be read.
update host
set config = jsonb_set(config, '{minimumPasswordLength}',
  to_jsonb(least(64, greatest(8, round((config->>'minimumPasswordLength')::numeric)))))
where jsonb_typeof(config->'minimumPasswordLength') = 'number';
