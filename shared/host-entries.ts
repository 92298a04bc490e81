import type { HostConfig } from './host-config.ts';

type Host = Pick<HostConfig, 'host'> & {
  flags: Pick<HostConfig['flags'], 'CUSTOM_URL_TO_HIDE_NEW_INQUIRY'>;
};

/** A host name out of what an operator may write: `us.example.com`, also as a whole address. */
function parseHostname(entry: string): string {
  const address = entry
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  return address.split(/[/:?#]/, 1)[0] ?? '';
}

/** Whether this host gets neither the inquiry nor the preview entry (F007). */
function isHidden({ host, flags }: Host): boolean {
  const own = parseHostname(host);
  return flags.CUSTOM_URL_TO_HIDE_NEW_INQUIRY.some((entry) => parseHostname(entry) === own);
}

/** Whether strangers may ask to become a customer here (B094, F016). */
export function offersInquiry(host: Host & Pick<HostConfig, 'allowNewCustomerInquiry'>): boolean {
  return host.allowNewCustomerInquiry && !isHidden(host);
}

/** Whether the newer variants of pages may be tried here (B093, F015). */
export function offersPreview(host: Host & Pick<HostConfig, 'allowPreviewPage'>): boolean {
  return host.allowPreviewPage && !isHidden(host);
}
