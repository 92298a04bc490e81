interface Tag {
  value: string;
}

/**
 * Returns the kinds of tags such as "use:commuting": the part before the colon, each once, in order
 * (E199).
 */
export function tagCategories(tags: readonly Tag[]): string[] {
  const named = tags.flatMap(({ value }) => /^([^:]+):/.exec(value)?.[1] ?? []);
  return [...new Set(named)].sort((a, b) => a.localeCompare(b));
}

/** The tags of a kind, as the filter by it means them; all where none is chosen. */
export function selectTags<T extends Tag>(tags: readonly T[], category: string): readonly T[] {
  if (!category) return tags;
  return tags.filter(({ value }) => value === category || value.startsWith(`${category}:`));
}
