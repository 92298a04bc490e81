import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit } from '#shared/ean.ts';
import { findSearchProblem, listChoices, pickNumber, readSerials } from './read-serials.ts';

const gs = '\u001D';
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const gtin14 = digits(13).map((body) => `${body}${checkDigit(body)}`);
/** Frame numbers as makers write them: letters, then digits. */
const serial = fc
  .stringMatching(/^[A-HJ-NP-Z]{2,4}\d{6,9}[A-Z]?$/)
  // Without separators a day at the end may be an element of its own; such a text is asked about.
  .filter((number) => !/1[1-7]\d{6}$/.test(number));

/** Forms in which nothing but the number is meant. */
const certainForms: readonly ((number: string, gtin: string) => string)[] = [
  (number) => number,
  (number) => ` ${number}\r\n`,
  (number) => number.toLowerCase(),
  (number) => `${number.slice(0, 3)}-${number.slice(3)}`,
  ...['S/N', 'S/N:', 'SN:', 'SN', 'Ser. Nr.', 'FIN', 'VIN:', 'Fahrgestell-Nr.', 'Rahmennummer'].map(
    (label) => (number: string) => `${label} ${number}`,
  ),
  ...['Numéro de cadre', 'N° de série :', 'No. rangka:', 'Nombor rangka', 'Frame #', 'Serial='].map(
    (label) => (number: string) => `${label} ${number}`,
  ),
  (number) => `S/N${number}`,
  (number) => `Ser.Nr.${number}`,
  (number) => `SerNr${number}`,
  (number) => `Frame ID ${number}`,
  (number) => `*${number}*`,
  (number) => `Rahmen-Nr.${number}`,
  (number) => `SN${number}`,
  (number) => `FIN${number}`,
  (number) => `21${number}`,
  (number) => `Model: Trail\nS/N: ${number}`,
  (number) => `]C121${number}`,
  (number) => `]Q3${gs}21${number}`,
  (number, gtin) => `]d201${gtin}21${number}${gs}10LOT`,
  (number, gtin) => `]C101${gtin}10LOT${gs}21${number}`,
  (number, gtin) => `${gs}01${gtin}21${number}`,
  (number, gtin) => `(01)${gtin}(21)${number}(10)LOT`,
  (number, gtin) => `01${gtin}10LOT<GS>21${number}`,
  (number, gtin) => `https://id.gs1.org/01/${gtin}/21/${number}?17=271130`,
  (number) => `https://example.com/check?serial=${number}&lang=de`,
  (number) => `example.com/check#sn=${number}`,
];

/** Forms in which the number is one of several texts. */
const possibleForms: readonly ((number: string) => string)[] = [
  (number) => `https://id.example.com/f/${number}`,
  (number) => `id.example.com/f/${number}`,
  (number) => `www.example.com/bikes/${number}#top`,
  (number) => `https://example.com/app#/frame/${number}`,
  (number) => `//example.com/f/${number}`,
  (number) => `Scultura ${number}`,
  (number) => `{"serial":"${number}"}`,
  (number) => `serial=${number}&model=X`,
  (number) => `${number} ALC2630046`,
  (number) => `${number}/ALC2630046`,
  (number) => `${number}; Scultura 4000`,
  (number) => `Frame no. ${number} made in Taiwan`,
  (number) => `S/N ${number}\nBattery S/N: BAT7712345`,
];

test('finds a number in every form of a sticker', () => {
  fc.assert(
    fc.property(serial, gtin14, fc.constantFrom(...certainForms), (number, gtin, wrap) => {
      const { numbers, isCertain } = readSerials(wrap(number, gtin));
      expect(numbers).toContain(number);
      expect(isCertain).toBe(true);
    }),
  );
});

test('offers a number that is among other texts', () => {
  fc.assert(
    fc.property(serial, fc.constantFrom(...possibleForms), (number, wrap) => {
      const text = wrap(number);
      expect(readSerials(text).numbers).toContain(number);
      expect(findSearchProblem(text)).toBe('NO_SERIAL_NUMBER');
      expect(listChoices(text)).toContain(number);
    }),
  );
});

const word = fc.stringMatching(/^[a-z]{4,9}$/);
const others: readonly fc.Arbitrary<string>[] = [
  gtin14,
  gtin14.map((gtin) => `]C101${gtin}`),
  gtin14.map((gtin) => `(01)${gtin}`),
  gtin14.map((gtin) => `01${gtin}10LOT`),
  gtin14.map((gtin) => `https://id.gs1.org/01/${gtin}`),
  digits(12).map((body) => `${body}${checkDigit(body)}`),
  digits(7).map((body) => `${body}${checkDigit(body)}`),
  fc.tuple(word, word).map(([host, page]) => `https://${host}.example.com/${page}`),
  fc.tuple(word, digits(4)).map(([model, year]) => `https://example.com/bikes/${model}-${year}`),
  fc.tuple(word, digits(4)).map((words) => words.join(' ')),
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2089-12-31'), noInvalidDate: true })
    .chain((date) => {
      const [year, month, day] = date.toISOString().slice(0, 10).split('-');
      return fc.constantFrom(
        `${year}-${month}-${day}`,
        `${day}.${month}.${year}`,
        `${month}/${day}/${year}`,
        `${day} Nov ${year}`,
        `${year}${month}${day}`,
        `${month}/${year}`,
        `${day}.${month}.`,
        date.toISOString(),
      );
    }),
];

test('takes nothing else for a frame number', () => {
  fc.assert(
    fc.property(fc.oneof(...others), (text) => {
      expect(readSerials(text).isCertain).toBe(false);
    }),
  );
});

test('picks the only number of a link for a field', () => {
  expect(pickNumber('https://id.example.com/f/ALC2630045')).toBe('ALC2630045');
  expect(pickNumber('https://example.com/bikes/scultura-4000')).toMatch(/^https/);
  expect(pickNumber('2026-11-28')).toBe('2026-11-28');
  expect(pickNumber('S/N ALC2630045\nS/N BAT7712345')).toMatch(/^S\/N ALC/);
});
