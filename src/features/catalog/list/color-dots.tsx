interface Props {
  colors: readonly { name: string; hex?: string | null }[];
}

/** The colours a model comes in; their names are read out. */
export function ColorDots({ colors }: Props) {
  if (colors.length === 0) return null;
  const shown = colors.slice(0, 5);
  return (
    <span
      className="flex items-center gap-1"
      role="img"
      aria-label={colors.map((color) => color.name).join(', ')}
    >
      {shown.map((color) => (
        <span
          key={color.name}
          title={color.name}
          className="size-3.5 rounded-full border border-ink/20"
          style={{ backgroundColor: color.hex ?? 'transparent' }}
        />
      ))}
      {colors.length > shown.length ? <span>+{colors.length - shown.length}</span> : null}
    </span>
  );
}
