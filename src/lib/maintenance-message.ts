const key = 'pannier-maintenance';

/**
 * The server's message when it stopped for maintenance, kept over the reload of the logout until a status
 * check finds it online again (B140, M038). Empty without a message; null: not stopped.
 */
export function maintenanceMessage(): string | null {
  return sessionStorage.getItem(key);
}

export function keepMaintenanceMessage(message: string | null): void {
  if (message === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, message);
}
