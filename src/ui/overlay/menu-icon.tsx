import { Drawing, type IconProps } from '../icon.tsx';
import { type MenuIconName, menuIconPaths } from './menu-icon-paths.ts';

export type { MenuIconName } from './menu-icon-paths.ts';

/** One of the line drawings of the menus; for parts that come after the first screen. */
export function MenuIcon({ name, ...looks }: Omit<IconProps, 'name'> & { name: MenuIconName }) {
  return <Drawing path={menuIconPaths[name]} {...looks} />;
}
