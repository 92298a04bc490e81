import { expect, test } from 'vitest';
import { sizeText } from './size-text.rules.ts';

test.each([
  [[], ''],
  [['M'], 'M'],
  [['XS', 'S', 'M', '2XL'], 'XS–2XL'],
  [['S 51–55 cm', 'M 55–59 cm', 'L 59–63 cm'], 'S–L'],
  [['48 cm', '52 cm', '60 cm'], '48 cm–60 cm'],
  [['26"', '29"'], '26"–29"'],
])('shortens steps of one scale to a range: %j', (sizes, text) => {
  expect(sizeText(sizes)).toBe(text);
});

test.each([
  [['metal', 'resin'], 'metal, resin'],
  [['front', 'rear'], 'front, rear'],
  [['20 inch AV', '20 inch SV'], '20 inch AV, 20 inch SV'],
  [['M', '54 cm'], 'M, 54 cm'],
  [['2 Nm', '4 Nm', '6 Nm', '16 Nm'], '2 Nm, 4 Nm +2'],
])('lists sizes that form no scale: %j', (sizes, text) => {
  expect(sizeText(sizes)).toBe(text);
});
