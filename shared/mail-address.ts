const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const topLabel = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

/**
 * Reads an e-mail address as mail servers take it, without quotes and comments: the letters of its domain in the
 * spelling of the DNS (`info@müller.example` as `info@xn--mller-kva.example`), the rest as it is typed. Its domain has
 * a dot.
 * @returns null for what is no address
 */
export function readMailAddress(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || !localPart.test(local)) return null;
  if (local.split('.').includes('')) return null;
  const domain = toDnsName(text.slice(at + 1));
  const labels = domain.split('.');
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    topLabel.test(labels.at(-1) ?? '');
  return isDomain ? `${local}@${domain}` : null;
}

/** The domain in the letters of the DNS; '' for what cannot be one. */
function toDnsName(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain)) return domain;
  // Signs that end the host of a link, or that it leaves out.
  if (domain.length > 255 || /[\0-\x20/\\?#@:%[\]]|\p{C}/u.test(domain)) return '';
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '';
}
