import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { Picture } from '#src/ui/picture.tsx';

interface Props {
  name: string;
  image: string | null;
  items: readonly ProductCardFragment[];
}

/** The pictures of a model: one per colour, chosen by the small ones below. */
export function ProductGallery({ name, image, items }: Props) {
  const { t } = useLingui();
  const pictures = new Map<string, string>();
  for (const item of items)
    if (item.image && !pictures.has(item.image))
      pictures.set(item.image, item.color?.name ?? item.name);
  if (pictures.size === 0 && image) pictures.set(image, name);
  const files = [...pictures.keys()];
  const [chosen, setChosen] = useState(files[0] ?? image);
  const color = chosen ? pictures.get(chosen) : undefined;
  return (
    <div className="min-w-0 space-y-3">
      <Picture
        file={chosen}
        alt={color && color !== name ? t`${name}, ${color}` : name}
        size="full"
        className="w-full rounded-xl"
      />
      {files.length > 1 ? (
        <ul className="flex gap-2 overflow-x-auto p-1" aria-label={t`Pictures`}>
          {files.map((file) => (
            <li key={file} className="shrink-0">
              <button
                type="button"
                aria-pressed={file === chosen}
                onClick={() => setChosen(file)}
                className={`block rounded-lg border-2 ${file === chosen ? 'border-brand' : 'border-transparent'}`}
              >
                <Picture
                  file={file}
                  alt={pictures.get(file) ?? name}
                  size="thumbnail"
                  className="w-20 rounded-md"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
