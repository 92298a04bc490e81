import { paths } from '../paths.ts';

/** Pages that are about all customers, or about none (B038 to B042). */
const without = [
  paths.editProfile(),
  paths.uploadArea(),
  paths.salesArea(),
  paths.claims(),
  paths.visitForms(),
];

const isAt = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/**
 * Whether the change-customer control is on a page (B038 to B044).
 * @param path without locale and query
 * @param mayChange the user holds menu.change-cust
 */
export function showsChangeCustomer(
  path: string,
  { mayChange, limitation }: { mayChange: boolean; limitation: string | null },
): boolean {
  if (without.some((page) => isAt(path, page))) return false;
  if (limitation === 'audit' && isAt(path, paths.downloadArea())) return false;
  return mayChange;
}
