import { Trans, useLingui } from '@lingui/react/macro';
import { drawQrCode } from '#src/lib/decoders/qr-drawing.ts';

/** The secret for an authenticator app: as a QR code to scan, and as text to type. */
export function AuthenticatorSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useLingui();
  const { size, path } = drawQrCode(uri);
  return (
    <div className="space-y-2">
      <p>
        <Trans>
          Scan this code with an authenticator app on your phone, or type the key below into it.
        </Trans>
      </p>
      <svg
        role="img"
        aria-label={t`QR code for the authenticator app`}
        viewBox={`0 0 ${size} ${size}`}
        className="size-48 bg-white"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000000" />
      </svg>
      <p className="text-sm text-ink-muted">
        <Trans>Key</Trans>
      </p>
      <p className="break-all font-mono">{secret.replace(/(.{4})(?!$)/g, '$1 ')}</p>
    </div>
  );
}
