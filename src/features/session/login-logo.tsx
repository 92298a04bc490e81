import { useState } from 'react';
import { hostImage } from '#shared/host-image.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';

/** The host's logo above the form, or our mark when it has none or it cannot be fetched (E003). */
export function LoginLogo() {
  const [failed, setFailed] = useState(false);
  const logo = hostImage(useHostConfig().webLogo);
  if (logo && !failed)
    return (
      <img
        src={logo}
        alt=""
        className="logo h-16 w-auto max-w-full object-contain object-left"
        onError={() => setFailed(true)}
      />
    );
  return <div className="mark size-16" />;
}
