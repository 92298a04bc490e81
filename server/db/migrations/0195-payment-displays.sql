-- Which card or account was charged, masked by the provider to the last four digits; null where it has not said so.
alter table payment_request add column method_display text;
alter table sandbox_payment add column display text;
