import { useState } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { hostImage } from '#src/lib/host-image.ts';

/** The host's image for the bar, else its logo, else its name beside our mark (E003, E005). */
export function HostMark() {
  const { imageNavbar, webLogo, webTitle } = useHostConfig();
  const [failed, setFailed] = useState(false);
  const logo = failed ? null : hostImage(imageNavbar || webLogo);
  if (logo) {
    return <img src={logo} alt={webTitle} className="h-9 w-auto" onError={() => setFailed(true)} />;
  }
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      <img src="/icons/mark.svg" alt="" width={32} height={32} />
      <span className="truncate text-lg">{webTitle}</span>
    </span>
  );
}
