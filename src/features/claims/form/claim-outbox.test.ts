import { expect, test } from 'vitest';
import { claimPlaces, getPlaceRules } from '#shared/claims/claim-files.rules.ts';
import '#src/offline/testing/plain-operations.ts';
import { operationRules } from '#src/offline/outbox/operation-registry.ts';
import { claimOperations } from './waiting-claims.ts';

test.each(claimOperations)('%s has the purposes of all places', (name) => {
  expect(operationRules(name)?.purpose).toEqual(
    Object.fromEntries(
      claimPlaces.map((place) => [`input.${place}`, getPlaceRules(place).purpose]),
    ),
  );
});

test.each(claimOperations)('%s seals what it sends', (name) => {
  expect(operationRules(name)?.sealed).toEqual(['input']);
});
