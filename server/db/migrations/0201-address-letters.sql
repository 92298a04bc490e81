-- People search for a mail address by the letters of its domain, which is stored as the DNS spells it. A label that is
-- no Punycode (RFC 3492) stays as it is. There is no exception block, so that parallel queries may call it.
create function decode_punycode(label text) returns text language plpgsql immutable strict parallel safe as $$
declare
  source text := lower(substr(label, 5));
  mark int := length(source) - strpos(reverse(source), '-') + 1;
  decoded text := '';
  code bigint := 128;
  place bigint := 0;
  bias int := 72;
  at int := 1;
  before bigint;
  weight bigint;
  step int;
  digit int;
  threshold int;
  size int;
  delta bigint;
begin
  if length(label) > 63 then return label; end if;
  if strpos(source, '-') > 0 then
    decoded := left(source, mark - 1);
    at := mark + 1;
  end if;
  while at <= length(source) loop
    before := place;
    weight := 1;
    step := 36;
    loop
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(source, at, 1)) - 1;
      if at > length(source) or digit < 0 or weight > 2147483647 then return label; end if;
      at := at + 1;
      place := place + digit * weight;
      threshold := least(greatest(step - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    end loop;
    size := length(decoded) + 1;
    delta := case when before = 0 then (place - before) / 700 else (place - before) / 2 end;
    delta := delta + delta / size;
    bias := 0;
    while delta > 455 loop
      delta := delta / 35;
      bias := bias + 36;
    end loop;
    bias := bias + (36 * delta / (delta + 38))::int;
    code := code + place / size;
    if code > 1114111 or code between 55296 and 57343 then return label; end if;
    place := place % size;
    decoded := left(decoded, place::int) || chr(code::int) || substr(decoded, place::int + 1);
    place := place + 1;
  end loop;
  return decoded;
end
$$;

-- The address in the letters that people know; empty for one that is spelled with them anyway.
create function address_letters(address text) returns text language sql immutable parallel safe as $$
  select case when address ~* '[@.]xn--' then
    split_part(address, '@', 1) || '@' || (
      select string_agg(case when label ~* '^xn--' then decode_punycode(label) else label end, '.' order by place)
      from unnest(string_to_array(split_part(address, '@', 2), '.')) with ordinality as parts (label, place))
  else '' end
$$;

alter table customer drop column search;
alter table customer add column search text generated always as
  (search_text(unified || ' ' || r3 || ' ' || coalesce(isr, '') || ' ' ||
    name || ' ' || phone || ' ' || address || ' ' || email || ' ' || city ||
    coalesce(' ' || nullif(address_letters(email), ''), ''))) stored;
create index customer_search on customer using gin (search gin_trgm_ops);

alter table app_user drop column search;
alter table app_user add column search text generated always as
  (search_text(username || ' ' || name || ' ' || email ||
    coalesce(' ' || nullif(address_letters(email), ''), ''))) stored;
create index app_user_search on app_user using gin (search gin_trgm_ops);
