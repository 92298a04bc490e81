import { isPublicEndpoint } from '#server/lib/public-address.ts';

const longestAddress = 1_000;

/** Whether an address may be one of a vendor's picture: https, of the public internet, without a login. */
export function isPictureAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    text.length <= longestAddress &&
    url?.protocol === 'https:' &&
    !url.username &&
    !url.password &&
    /^[!-~]+$/.test(text) &&
    isPublicEndpoint(text)
  );
}
