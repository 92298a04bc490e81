import { describe, expect, it } from 'vitest';
import { contextWords, isMadeOfWords } from './context-words.rules.ts';

const words = contextWords([
  'portal.radhaus.example',
  'Radhaus Händlerportal',
  'mia.berg',
  'Mia Berg',
  'mia@shop77.example',
  'Zweirad Köln GmbH',
  '0002000417',
]);

describe('a password of words around it', () => {
  it.each([
    'Pannier-2026',
    'P4nn1er!!',
    'radhaus1',
    'Radhaus-Portal-24',
    'HÄNDLERPORTAL',
    'mia.berg',
    'MiaBerg1987',
    'mia-1234567',
    'Shop-1234',
    '$h0p77--77',
    'zweirad-koln',
    'Zweirad Köln 5',
    'xRadhausxyz',
    '0002000417',
    '2000417!',
  ])('is recognised: %s', (password) => {
    expect(isMadeOfWords(password, words)).toBe(true);
  });

  it.each([
    'Gravel-Path-2026',
    'mein Radhaus hat drei Tore',
    'Pannier with a hole',
    'Foamy-Waters-1',
    '93847561',
    '🚲🚲🚲🚲🚲🚲🚲🚲',
    'q8$Kp2!vXw',
    '',
  ])('is another one: %s', (password) => {
    expect(isMadeOfWords(password, words)).toBe(false);
  });
});

it('takes words of three letters or more, also without digits', () => {
  expect(contextWords(['us', 'store292', '0007', '0001234', ''])).toEqual([
    'store292',
    'pannier',
    '0001234',
    'store',
    '0007',
    '1234',
  ]);
});
