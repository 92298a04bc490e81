/**
 * Asks the browser not to throw away what the device keeps when it runs short of room. Only as an
 * installed app: in a tab some browsers would ask the user.
 * @returns whether the browser has promised it; false also when it cannot be asked
 */
export async function persistStorage(): Promise<boolean> {
  try {
    const { storage } = navigator;
    if (await storage.persisted()) return true;
    if (!matchMedia('(display-mode: standalone)').matches) return false;
    return await storage.persist();
  } catch {
    return false;
  }
}
