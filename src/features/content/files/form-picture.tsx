import { StoredPicture } from '#src/crud/file/stored-picture.tsx';
import { useObjectUrl } from '#src/lib/hooks/use-object-url.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { FormFile } from './use-content-uploads.ts';

/** A picture of a form, from the device as long as it is there; its name is beside it. */
export function FormPicture({ file, className }: { file: FormFile; className: string }) {
  const { value, entry } = file;
  const url = useObjectUrl(entry?.file);
  if (url) return <img src={url} alt="" className={classNames('object-contain', className)} />;
  if (value.preview)
    return (
      <StoredPicture
        source={{ path: value.preview, name: value.name }}
        alt=""
        className={className}
      />
    );
  return (
    <span
      className={classNames('flex items-center justify-center bg-sunken text-ink-muted', className)}
    >
      <Icon name="image" size={32} />
    </span>
  );
}
