import { useLingui } from '@lingui/react/macro';

/** A turning wheel in the colour of the text around it. */
export function Spinner({ size = 20 }: { size?: number }) {
  const { t } = useLingui();
  return (
    <svg
      role="img"
      aria-label={t`Loading`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      className="shrink-0 animate-spin"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  );
}
