import { colorOf } from '../colors.ts';
import { drawPart } from '../draw/part.ts';
import { slugOf } from '../slug.ts';
import {
  familyNames,
  fitsAllSentence,
  fitsSentence,
  lastAnd,
  levelSentences,
} from '../texts/family-names.ts';
import { filled, type TextLanguage, type Texts, textLanguages, texts } from '../texts/languages.ts';
import { brands } from './brands.ts';
import { groupParts } from './groups.ts';
import type { Model, Variant } from './model.ts';
import { every, type PartDef, type PartSize } from './part-def.ts';
import { type PartKind, partKind } from './part-kinds.ts';
import { cockpitParts } from './parts-cockpit.ts';
import { gearParts } from './parts-gear.ts';
import { rollingParts } from './parts-rolling.ts';

function listed(names: string[], language: TextLanguage): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const glue = language === 'fr' ? ', les ' : ', ';
  return `${names.slice(0, -1).join(glue)}${lastAnd[language]}${last}`;
}

function describe(part: PartDef, kind: PartKind): Texts {
  const result = texts('', '', '', '', '');
  for (const language of textLanguages) {
    const fits = listed(
      part.fits.map((fit) => familyNames[fit][language]),
      language,
    );
    result[language] = [
      kind.sentence[language],
      part.fits === every ? fitsAllSentence[language] : filled(fitsSentence[language], { fits }),
      levelSentences[part.level]?.[language],
    ].join(' ');
  }
  return result;
}

/** Indonesian names put the thing first, English and German the series. */
function translateName(serie: string, noun: Texts): Texts {
  return texts(
    `${serie} ${noun.en}`,
    `${serie} ${noun.de}`,
    `${serie} ${noun.fr}`,
    `${noun.id} ${serie}`,
    `${serie} ${noun.ms}`,
  );
}

function variantsOf(part: PartDef): Variant[] {
  const parsed = part.sizes.map((size: PartSize) =>
    typeof size === 'string' ? ([size, 1] as const) : size,
  );
  return parsed.flatMap(([size, factor, wheel], step) =>
    part.colors.map((color) => ({
      size,
      ...(wheel ? { wheel } : {}),
      color: colorOf(color),
      factor,
      grams: Math.round(part.grams * (1 + step * 0.04)),
    })),
  );
}

function partOf(part: PartDef): Omit<Model, 'index' | 'generation'> {
  const kind = partKind(part.kind);
  const slug = slugOf(part.brand, part.serie, kind.noun.en);
  const [, accent] = brands[part.brand];
  return {
    slug,
    category: 'PAA',
    kind: part.kind,
    merchandiseCategory: kind.merchandiseCategory,
    brand: part.brand,
    model: part.serie,
    serie: part.serie,
    year: null,
    name: translateName(part.serie, kind.noun),
    descriptions: describe(part, kind),
    euro: part.euro,
    uom: kind.uom,
    specs: [...(part.specs ?? []), ['Weight', `${part.grams} g`]],
    fits: part.fits,
    tags: part.tags ?? [],
    soldIn: ['id', 'us', 'de'],
    variants: variantsOf(part),
    image: (color = colorOf('black')) => ({
      file: `${slug}-${slugOf(color.name)}.svg`,
      draw: () => drawPart(part.shape ?? kind.shape, { hex: color.hex, accent }),
    }),
  };
}

/** All parts, accessories and apparel of the demo range. */
export function parts(): Omit<Model, 'index' | 'generation'>[] {
  return [...groupParts(), ...rollingParts, ...cockpitParts, ...gearParts].map(partOf);
}
