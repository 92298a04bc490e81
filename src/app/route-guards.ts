import { type LoaderFunction, redirect } from 'react-router';
import type { HostConfig, VisitKind } from '#shared/host-config.ts';
import { offersInquiry, offersPreview } from '#shared/host-entries.ts';
import { requireMarket } from '#src/features/content/content.public.ts';
import { loadHost } from '#src/features/hosts/load-host.ts';
import { userQuery } from '#src/features/session/session.public.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { deferredPages } from './generated/deferred-pages.ts';
import { localePath, paths } from './paths.ts';

/** Lets through those a rule of the host allows; others are led elsewhere, or to "not found". */
function requireHost(allows: (host: HostConfig) => boolean, to?: string): LoaderFunction {
  return async ({ params }) => {
    if (allows(await loadHost())) return null;
    if (to) throw redirect(localePath(params.locale ?? '', to));
    throw new Response('', { status: 404 });
  };
}

/** Lets through users who have a kind of visit form by their areas (B036, reading 80); others choose among theirs. */
function requireVisits(kind: VisitKind): LoaderFunction {
  return async ({ params }) => {
    const user = await queryClient.ensureQueryData(userQuery);
    if (user?.visitForms.includes(kind)) return null;
    throw redirect(localePath(params.locale ?? '', paths.visitForms()));
  };
}

const newsOn = requireHost(({ flags }) => flags.NEWS);

/** The functions behind the words of the guard column in route-table.tsv. */
const guards: Record<string, LoaderFunction> = {
  // B029: the PAA claim form, where the host takes such claims.
  'claim-paa': requireHost(({ claimAllowPAA }) => claimAllowPAA, paths.claims()),
  // B094: the public inquiry.
  inquiry: requireHost(offersInquiry, paths.login()),
  // B093: newer variants of pages, where they may be tried.
  preview: requireHost(offersPreview),
  // F035, N034: with payment off there are no payment areas.
  payment: requireHost(({ payment }) => payment),
  'payment-preview': requireHost((host) => host.payment && offersPreview(host)),
  // B037: with the feature off there are no such pages.
  news: newsOn,
  'content:news': async (args, context) => {
    await newsOn(args, context);
    return requireMarket('news')(args, context);
  },
  'content:marketing_material': requireMarket('marketing_material'),
  'content:sales_document': requireMarket('sales_document'),
  'visits:polygon': requireVisits('polygon'),
  'visits:wim': requireVisits('wim'),
};

/** `to:` and a page's name leads to that page (N014). */
function redirectTo(name: string): LoaderFunction {
  return ({ params }) => {
    const target = deferredPages[name as keyof typeof deferredPages];
    throw redirect(localePath(params.locale ?? '', `/${target.path}`));
  };
}

/** Returns the guard of a page; an unknown name fails as the specification says (B019, M034). */
export function guardNamed(name: string): LoaderFunction {
  if (name.startsWith('to:')) return redirectTo(name.slice('to:'.length));
  return (
    guards[name] ??
    (() => {
      throw new Response('Unknown middleware', { status: 500 });
    })
  );
}
