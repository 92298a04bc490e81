/** Kinds of news devices may ring for; a test always rings. */
export const preferenceKinds = [
  'restock',
  'order',
  'invoice',
  'payment',
  'registration',
  'claim',
] as const;

export type PreferenceKind = (typeof preferenceKinds)[number];

export function isPreferenceKind(kind: string): kind is PreferenceKind {
  return preferenceKinds.some((known) => known === kind);
}
