import { useState } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { hostImage } from '#src/lib/host-image.ts';

/** The host's logo, or its name beside our mark when it has none or it cannot be fetched. */
export function HostMark({ tall = false }: { tall?: boolean }) {
  const { webLogo, webTitle } = useHostConfig();
  const [failed, setFailed] = useState(false);
  const logo = failed ? null : hostImage(webLogo);
  if (logo) {
    return (
      <img
        src={logo}
        alt={webTitle}
        className={tall ? 'h-14 w-auto' : 'h-9 w-auto'}
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      <img src="/icons/mark.svg" alt="" width={tall ? 48 : 32} height={tall ? 48 : 32} />
      <span className={tall ? 'truncate text-xl' : 'truncate text-lg'}>{webTitle}</span>
    </span>
  );
}
