/**
 * Most characters a field holds, counted in code points: an emoji is one (C062, C063, N135).
 */
export const limits = {
  custPoNo: 35,
  notes: 100,
  /** Any one-line text without a limit of its own. */
  text: 255,
  /** Any text of several lines without a limit of its own. */
  longText: 2000,
  /** Digits of a phone number, before its prefix (C057). */
  phoneDigits: 17,
  /** An e-mail address (RFC 5321). */
  email: 254,
} as const;

/** Customers whose terms of ordering are asked for at once. */
export const maxTermsCustomers = 60;
