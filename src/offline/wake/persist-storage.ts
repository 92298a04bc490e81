/**
 * Asks the browser not to throw away what the device keeps when it runs short of room. Only as an
 * installed app: in a tab some browsers would ask the user.
 */
export async function persistStorage(): Promise<void> {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  if (await navigator.storage?.persisted?.()) return;
  await navigator.storage?.persist?.();
}
