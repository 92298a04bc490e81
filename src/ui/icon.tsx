import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

interface Looks {
  /** Edge length in pixels. */
  size?: number | undefined;
  className?: string | undefined;
  /** The meaning of the icon where no text says it; otherwise the icon is decoration. */
  label?: string | undefined;
}

export interface IconProps extends Looks {
  name: IconName;
}

/** A line drawing on our grid, in the color of the text around it. */
export function Drawing({ path, size = 24, className, label }: Looks & { path: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration unless it has a label
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label ? <title>{label}</title> : null}
      <path d={path} />
    </svg>
  );
}

/** One of our line drawings. */
export function Icon({ name, ...looks }: IconProps) {
  return <Drawing path={iconPaths[name]} {...looks} />;
}
