-- Which picture of a feed was turned into WebP, by the hash of the original; the same picture is
-- not turned again.
create table feed_image (
  name text primary key,
  hash text not null
);
