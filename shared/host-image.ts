/** The address of an image the host's configuration names; null when it names none. */
export function hostImage(name: string): string | null {
  if (!name) return null;
  const file = /\.[a-z]{3,4}$/i.test(name) ? name : `${name}.webp`;
  return `/images/${file.split('/').map(encodeURIComponent).join('/')}`;
}
