import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Notice } from '../state/notice.tsx';

interface Props {
  name: string;
  /** The video itself, or a function that fetches an address to play it from for an hour. */
  source: Blob | (() => Promise<string>);
}

/** Plays a video, reading no more of it than is played. */
export function VideoPlayer({ name, source }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    const local = source instanceof Blob ? URL.createObjectURL(source) : null;
    setFailed(false);
    if (source instanceof Blob) setAddress(local);
    else
      source().then(
        (found) => gone || setAddress(found),
        () => gone || setFailed(true),
      );
    return () => {
      gone = true;
      if (local) URL.revokeObjectURL(local);
      setAddress(null);
    };
  }, [source]);
  if (failed)
    return <Notice tone="warning">{t`${name} cannot be played here now. Save it instead.`}</Notice>;
  if (!address) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: users record these videos, and nobody writes captions for them
    <video
      controls
      playsInline
      preload="metadata"
      src={address}
      aria-label={name}
      className="max-h-96 w-full rounded bg-sunken"
      onError={() => setFailed(true)}
    />
  );
}
