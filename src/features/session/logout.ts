/** Logs the user out; asks first when the server does not have all their work yet (B098, B136). */
export async function logout(): Promise<void> {
  // Its code comes when it is wanted.
  await (await import('./logout-request.ts')).requestLogout();
}
