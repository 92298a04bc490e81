/** Kinds of news devices may ring for; a test always rings. */
export const preferenceKinds = [
  'restock',
  'order',
  'invoice',
  'payment',
  'registration',
  'claim',
  'news',
  'download',
] as const;

export type PreferenceKind = (typeof preferenceKinds)[number];

/** News of the distributor and files that were asked for are for devices and the inbox. */
export const isMailed = (kind: PreferenceKind) => kind !== 'news' && kind !== 'download';

export function isPreferenceKind(kind: string): kind is PreferenceKind {
  return preferenceKinds.some((known) => known === kind);
}
