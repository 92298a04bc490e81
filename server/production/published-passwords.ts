/** The password of every login of the demo distributor. */
export const demoPassword = 'Pannier-2026';

/** The password of every store and sales person of the AdventureWorks sample. */
export const samplePassword = 'Adventure-Works-1';

/** Whether anybody can read this password in the repository: nobody logs in with it in production. */
export function isPublishedPassword(password: string): boolean {
  return password === demoPassword || password === samplePassword;
}
