/** The password of every login of the demo distributor. */
export const demoPassword = 'Pannier-2026';

/** The password of every store and sales person of the AdventureWorks sample. */
export const samplePassword = 'Adventure-Works-1';

/** Whether this password is in the repository: it cannot be used to log in in production. */
export function isPublishedPassword(password: string): boolean {
  return password === demoPassword || password === samplePassword;
}
