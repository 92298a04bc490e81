import { describe, expect, test } from 'vitest';
import { readSerials } from './read-serials.ts';

const gs = '\u001D';
const number = 'ALC2630045';

describe('a frame number is found', () => {
  test.each([
    number,
    ' alc-263 0045\r\n',
    'S/N ALC2630045',
    'S/NALC2630045',
    's.n.: ALC2630045',
    'SN:ALC2630045',
    'SN=ALC2630045',
    'Serial: ALC2630045',
    'Serial number (S/N): ALC2630045',
    'SERIAL NO. ALC2630045',
    'Frame no. ALC2630045',
    'Frame # ALC2630045',
    'Rahmennr. ALC2630045',
    'Rahmen-Nr.: ALC2630045',
    'Rahmennummer ALC 263 0045',
    'Seriennummer: ALC2630045',
    'Fahrgestell-Nr. ALC2630045',
    'N° de série : ALC2630045',
    'Numéro de cadre ALC2630045',
    'No. rangka: ALC2630045',
    'Nomor seri ALC2630045',
    'No. siri: ALC2630045',
    'Nombor rangka ALC2630045',
    'SN:ALC2630045;MODEL:X2000',
    'Model: X2000\nS/N: ALC2630045',
    '010400638133393121ALC2630045',
    `]C1010400638133393121ALC2630045`,
    `]d2010400638133393121ALC2630045${gs}17281127`,
    `]Q3${gs}010400638133393110LOT7${gs}21ALC2630045`,
    `]e001040063813339311126112721ALC2630045`,
    `${gs}010400638133393121ALC2630045${gs}10LOT7`,
    '(01)04006381333931(21)ALC2630045',
    '(01) 04006381333931 (21) ALC2630045 (10) LOT(7)',
    '010400638133393121ALC2630045<GS>10LOT7',
    '010400638133393110LOT7|21ALC2630045',
    '010400638133393110LOT7\u241D21ALC2630045',
    ']C121ALC2630045',
    'https://id.gs1.org/01/04006381333931/21/ALC2630045',
    'https://example.com/p/01/4006381333931/21/ALC2630045?17=281127',
    'https://example.com/01/04006381333931/10/LOT7?21=ALC2630045',
    'https://example.com/gtin/04006381333931/ser/ALC2630045',
    'HTTPS://ID.GS1.ORG/01/04006381333931/21/ALC2630045',
    'http://example.com/?sn=ALC2630045',
    'https://example.com/app#sn=ALC2630045',
    'SN ALC2630045',
    'urn:epc:id:sgtin:4006381.033393.ALC2630045',
    `[)>\u001E06${gs}1PX2000${gs}SALC2630045\u001E\u0004`,
    `[)>\u001E05${gs}010400638133393121ALC2630045\u001E\u0004`,
  ])('for certain in %j', (text) => {
    const { numbers, isCertain } = readSerials(text);
    expect([numbers[0], isCertain]).toEqual([number, true]);
  });

  test.each([
    'https://id.example.com/f/ALC2630045',
    'id.example.com/f/ALC2630045',
    'https://example.com/bikes/ALC2630045/passport',
    'https://example.com/app#/frame/ALC2630045',
    'https://example.com/f/ALC%2D2630045',
    'Scultura ALC2630045',
    'ALC2630045; Scultura 4000',
    'Frame no. ALC2630045 made in Taiwan',
    // The reader has left the separators out.
    '010400638133393121ALC263004517281127',
    '010400638133393110LOT721ALC2630045',
  ])('as a possible one in %j', (text) => {
    const { numbers, isCertain } = readSerials(text);
    expect(numbers).toContain(number);
    expect(isCertain).toBe(false);
  });

  test('with and without an identifier whose sign was lost', () => {
    expect(readSerials('21ALC2630045')).toEqual({
      numbers: ['21ALC2630045', 'ALC2630045'],
      isCertain: true,
    });
  });
});

describe('a text says nothing about a bike', () => {
  test.each([
    'https://example.com/',
    'https://example.com/scultura-4000',
    '4006381333931',
    '14006381333938',
    '(01)04006381333931',
    'EAN 4006381333931',
    ']E04006381333931',
    'Scultura 4000',
    'gravel bike',
    'www.bike24.de',
    'bike24.de',
    '27.11.2026',
    '12:30',
    'WU??3456',
    'WIFI:S:Shop;T:WPA;P:secret12;;',
    'mailto:shop@example.com',
    '\u{1F6B2}12345',
    '7',
    '',
    'A1'.repeat(600),
  ])('when it is %j', (text) => expect(readSerials(text).isCertain).toBe(false));
});
