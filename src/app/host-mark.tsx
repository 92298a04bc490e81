import { useState } from 'react';
import { hostImage } from '#shared/host-image.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';

/** The host's image for the bar, else its logo, else its name next to our mark (E003, E005). */
export function HostMark() {
  const { imageNavbar, webLogo, webTitle } = useHostConfig();
  const [failed, setFailed] = useState(false);
  const logo = failed ? null : hostImage(imageNavbar || webLogo);
  if (logo) {
    return (
      <img src={logo} alt={webTitle} className="logo h-9 w-auto" onError={() => setFailed(true)} />
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      <span className="mark size-8 shrink-0" />
      <span className="truncate text-lg">{webTitle}</span>
    </span>
  );
}
