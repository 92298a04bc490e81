import './no-motion.css';
import { useLayoutEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { type Scheme, variables } from '../../tailwind.config.ts';
import { sections } from './sections.tsx';

/** The path of the gallery, and the section that follows it; the sample feature has pages below its own. */
function useSection() {
  const { pathname } = useLocation();
  const [, base = pathname, wanted] = /^(.*\/dev\/ui)(?:\/([^/]*))?/.exec(pathname) ?? [];
  return { base, section: sections.find(({ id }) => id === wanted) ?? sections[0] };
}

/**
 * Every part of src/ui and src/crud in every state, for developers: /dev/ui/<section>, in development and
 * in the build of the browser tests (e2e/gallery.spec.ts). Its texts are not translated. The address holds
 * the look, so that the narrow frame shows the same.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { base, section } = useSection();
  const scheme = query.get('scheme');
  const still = query.get('motion') === 'none';
  const narrow = query.get('frame') === '320';
  useLook(scheme === 'light' || scheme === 'dark' ? scheme : null, still);

  const toggle = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (next.get(name) === value) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const renderSwitch = (name: string, value: string, label: string) => (
    <Button
      variant="secondary"
      aria-pressed={query.get(name) === value}
      className="aria-pressed:border-brand-ink aria-pressed:bg-brand-tint"
      onClick={() => toggle(name, value)}
    >
      {label}
    </Button>
  );
  const inner = new URLSearchParams(query);
  inner.set('frame', 'inside');
  return (
    <div className="space-y-6">
      <PageHeader title="Parts" />
      <nav aria-label="Sections" className="flex flex-wrap gap-x-4">
        {sections.map(({ id, name }) => (
          <Link
            key={id}
            to={{ pathname: `${base}/${id}`, search: query.toString() }}
            aria-current={id === section?.id ? 'page' : undefined}
            className="inline-flex min-h-touch items-center text-brand-ink underline aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap gap-2">
        {renderSwitch('scheme', 'light', 'Light')}
        {renderSwitch('scheme', 'dark', 'Dark')}
        {renderSwitch('motion', 'none', 'No motion')}
        {query.get('frame') === 'inside' ? null : renderSwitch('frame', '320', '320 px')}
      </div>
      {narrow ? (
        <iframe
          title="320 px"
          src={`${window.location.pathname}?${inner}`}
          width={320}
          height={720}
          className="rounded border border-line-strong"
        />
      ) : (
        section?.content
      )}
    </div>
  );
}

/** Shows the page in a scheme whatever the device prefers, and without motion; until it is left. */
function useLook(scheme: Scheme | null, still: boolean): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const values = scheme ? { ...variables('light'), ...variables(scheme) } : {};
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
    style.colorScheme = scheme ?? '';
    dataset.motion = still ? 'none' : 'as-preferred';
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name);
      style.colorScheme = '';
      delete dataset.motion;
    };
  }, [scheme, still]);
}
