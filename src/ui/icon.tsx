import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
  className?: string;
  /** Says what the icon means where no text beside it does; otherwise it is decoration. */
  label?: string;
}

/** One of our line drawings, in the colour of the text around it. */
export function Icon({ name, size = 24, className, label }: IconProps) {
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
      <path d={iconPaths[name]} />
    </svg>
  );
}
