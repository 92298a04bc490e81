import { barPath, eanBarcode } from '#src/lib/decoders/ean-barcode.ts';

/** Modules of white before and after the bars, which a scanner needs. */
const quiet = 11;
const height = 69;
/** Whole pixels per module, so that bars are even on a screen, too: 1.6 times the nominal size. */
const module = 2;

/**
 * An EAN-13 or UPC-A as black bars, 62 mm wide on paper, digits below; nothing for other codes.
 */
export function Barcode({ code }: { code: string | null | undefined }) {
  const barcode = eanBarcode(code);
  if (!barcode) return null;
  const { modules, digits, kind } = barcode;
  return (
    <figure className="inline-block bg-white text-black">
      <svg
        viewBox={`${-quiet} 0 ${modules.length + 2 * quiet} ${height + 5}`}
        width={(modules.length + 2 * quiet) * module}
        height={(height + 5) * module}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`${kind} ${digits}`}
      >
        <path d={barPath(modules, height, 5)} fill="#000" />
      </svg>
      <figcaption className="text-center text-sm tracking-widest tabular-nums">{digits}</figcaption>
    </figure>
  );
}
