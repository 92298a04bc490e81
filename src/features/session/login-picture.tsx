import { useState } from 'react';
import { hostImage } from '#shared/host-image.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';

/** The host's own pictures next to the form on wide screens (U038, U039, C009). */
export function LoginPicture() {
  const { imageLogin, imageLoginBackground } = useHostConfig();
  const ground = imageLoginBackground === 'bg-login.jpg' ? null : hostImage(imageLoginBackground);
  const front = hostImage(imageLogin);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const fail = (src: string) => setFailed((known) => [...known, src]);
  const own = ground && !failed.includes(ground) ? ground : null;
  return (
    <div
      className={`relative isolate hidden overflow-hidden lg:block ${own ? 'bg-brand-tint' : 'bg-brand'}`}
    >
      {/* Our own picture takes the host's colour. */}
      <img
        src={own ?? '/drawings/login.svg'}
        alt=""
        className={`absolute inset-0 size-full object-cover ${own ? '' : 'mix-blend-luminosity'}`}
        onError={() => own && fail(own)}
      />
      {front && !failed.includes(front) ? (
        <img
          src={front}
          alt=""
          className="absolute inset-0 m-auto max-h-3/4 max-w-3/4"
          onError={() => fail(front)}
        />
      ) : null}
    </div>
  );
}
