import { describe, expect, test } from 'vitest';
import { checkOnDevice, findChecklist, toRegister } from './check-on-device.rules.ts';
import { frameCopy, shownFrame } from './testing/frames.ts';

const known = {
  frames: [shownFrame({ frameNumber: 'WU-300.017' })],
  recalls: [
    {
      id: 'FORK',
      title: 'Fork may break',
      measure: 'Exchange it',
      since: '2026-05-01',
      link: null,
      article: null,
      serialFrom: 'TH100',
      serialTo: 'TH199',
      productionCode: null,
    },
  ],
};
const register = toRegister(frameCopy(known, ['ST1234567']));
const check = (typed: string) => checkOnDevice(register, typed).frames;

describe('a check without a network', () => {
  test('finds own frames exactly and near', () => {
    expect(check('wu 300017')).toMatchObject([
      { frameNumber: 'WU-300.017', isOwn: true, isNear: false, isFromDevice: true },
    ]);
    expect(check('WU3O0018')).toMatchObject([{ frameNumber: 'WU-300.017', isNear: true }]);
  });

  test('tells recalls and thefts of other frames', () => {
    expect(check('th-150')).toMatchObject([
      { frameNumber: 'TH150', isOwn: false, mayBeStolen: false, recalls: [{ id: 'FORK' }] },
    ]);
    expect(check('ST1234567')).toMatchObject([{ mayBeStolen: true, recalls: [] }]);
    expect(check('ST1234568')).toMatchObject([{ mayBeStolen: false }]);
  });

  test.each([
    'https://id.example.com/f/ST1234567',
    '010400638133393121ST1234567',
    'S/N ST1234567',
    'Serial: ST1234567',
    '5T1Z34S67',
  ])('finds a stolen number in %s', (text) => {
    expect(check(text)).toMatchObject([{ mayBeStolen: true }]);
  });

  test.each(['https://id.example.com/f/ST1234568', '4006381333931', '(01)04006381333931'])(
    'says nothing about a bike for %s',
    (text) => expect(check(text)).toEqual([]),
  );

  test('finds a stolen number among several', () => {
    expect(check('S/N WU-300.017; Battery S/N ST1234567')).toMatchObject([
      { frameNumber: 'ST1234567', mayBeStolen: true },
      { frameNumber: 'WU-300.017' },
    ]);
  });

  test('shows a stolen number beside own frames that are near', () => {
    const near = toRegister(frameCopy(known, ['WU300018']));
    expect(checkOnDevice(near, 'WU300018').frames).toMatchObject([
      { frameNumber: 'WU300018', mayBeStolen: true },
      { frameNumber: 'WU-300.017', isNear: true },
    ]);
  });

  test('says so where the device does not know which are stolen', () => {
    const unknown = toRegister(frameCopy(known, null));
    expect(checkOnDevice(unknown, 'ST1234567').frames).toMatchObject([
      { isTheftUnknown: true, mayBeStolen: false },
    ]);
    expect(check('ST1234568')).toMatchObject([{ isTheftUnknown: false }]);
  });

  test.each(['trail red', '🚲', 'ZZ?9', 'WORD'])('finds nothing for %s', (typed) => {
    expect(check(typed)).toEqual([]);
  });

  test('answers from an index of 20,000 frames', () => {
    const frames = Array.from({ length: 20_000 }, (_, nth) =>
      shownFrame({ id: String(nth), frameNumber: `AL${1_000_000 + nth}` }),
    );
    const large = toRegister(frameCopy({ frames }));
    expect(checkOnDevice(large, 'AL1019999').frames).toHaveLength(1);
    // A check must not look at each of the frames again.
    for (const frame of frames)
      Object.defineProperty(frame, 'serials', { get: () => expect.fail() });
    expect(() => checkOnDevice(large, 'NOTHERE1')).not.toThrow();
  });
});

describe('the inspection list of a bike', () => {
  const point = { checklistId: 1, description: 'Fork', sorting: 1, version: 2 };
  const listFor = (list: string, ...bikes: { brand: string; merchandise: string }[]) => ({
    bikes,
    points: [{ ...point, answer: 'check' as const, list }],
  });
  const alto = { brand: 'Alto', merchandise: 'MTB' };
  const checklists = [
    listFor('city', { brand: 'Alto', merchandise: 'CTY' }, { brand: 'Velm', merchandise: 'CTY' }),
    listFor('mtb', alto),
  ];

  test.each([
    ['ALTO', 'MTB', 'mtb'],
    ['Velm', 'CTY', 'city'],
  ])('is found for %s in %s', (brand, merchandise, list) => {
    expect(findChecklist({ checklists }, { brand, merchandise })).toMatchObject([{ list }]);
  });

  test('is not that of another bike', () => {
    expect(findChecklist({ checklists }, { brand: 'Velm', merchandise: 'MTB' })).toBeNull();
  });
});
