import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { linkTarget } from '#src/lib/link-target.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import type { Banner } from './banners.queries.ts';

interface Props {
  banners: readonly Banner[];
  onDone: () => void;
}

/** One banner after another, with dots to go between them; a press on one is the end (B120, U160). */
export function BannerSlides({ banners, onDone }: Props) {
  const { t } = useLingui();
  const { webTitle } = useHostConfig();
  const [index, setIndex] = useState(0);
  const banner = banners[index] ?? banners[0];
  if (!banner) return null;
  const count = banners.length;
  const number = banners.indexOf(banner) + 1;
  const name = count > 1 ? t`${webTitle}, picture ${number} of ${count}` : t`News of ${webTitle}`;
  const picture = (
    <img key={banner.id} src={banner.image} alt={name} className="mx-auto max-h-[60dvh] rounded" />
  );
  return (
    <div className="space-y-3">
      {linkTarget(banner.link) ? (
        <SafeLink to={banner.link} onClick={onDone} className="block space-y-2">
          {picture}{' '}
          <span className="flex min-h-touch items-center justify-center font-semibold text-brand-ink underline">
            <Trans>Read more</Trans>
          </span>
        </SafeLink>
      ) : (
        <button type="button" className="block w-full" onClick={onDone}>
          {picture}
        </button>
      )}
      {count > 1 ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ul className="flex flex-wrap">
            {banners.map(({ id }, at) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t`Picture ${{ position: at + 1 }}`}
                  aria-current={id === banner.id || undefined}
                  className="flex size-touch items-center justify-center"
                  onClick={() => setIndex(at)}
                >
                  <span
                    className={classNames(
                      'size-3 rounded-full',
                      id === banner.id ? 'bg-brand-strong' : 'border border-line-strong',
                    )}
                  />
                </button>
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            onClick={() => (number < count ? setIndex(number) : onDone())}
          >
            {number < count ? <Trans>Next</Trans> : <Trans>Close</Trans>}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
