import { linkTarget } from '#src/lib/link-target.ts';

/** Leaves the portal for a page of the payment provider. Only web addresses are followed. */
export function leaveFor(address: string): void {
  const target = linkTarget(address);
  if (target) window.location.assign('outside' in target ? target.outside : target.inside);
}
