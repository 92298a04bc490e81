import type { Services } from '#server/graphql/feature.ts';
import { removePlaces } from '../stored/remove-place.ts';
import { sendMissing } from './make-sizes.ts';

/** The queue of what is still to be done with pictures. */
export const picturesQueue = 'picture-finish';
/** Every minute. */
export const picturesTimes = '* * * * *';

/** Removes places that staff do not want in originals, and asks for the sizes that no job makes. */
export async function finishPictures(
  services: Pick<Services, 'db' | 'files' | 'jobs'>,
): Promise<void> {
  await removePlaces(services);
  await sendMissing(services);
}
