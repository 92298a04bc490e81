/** The prefix of phone numbers where the host does not set one (C058). */
export const defaultPhonePrefix = '+62';

/**
 * A phone number as it is kept: one leading zero gives way to the country's prefix (B173, B174).
 * @param phone digits as typed, checked by the rule `phone` before
 * @param prefix the host's `telpCode`
 */
export function formatPhone(phone: string, prefix = defaultPhonePrefix): string {
  return phone === '' ? '' : prefix + phone.replace(/^0/, '');
}
