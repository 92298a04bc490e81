import { Plural, Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import { loadFrameDevice } from '../device/load-frame-device.ts';

/** Read again together with the register on the device. */
const keptQuery = queryOptions({
  queryKey: ['frames', 'device', 'kept'],
  queryFn: async () => {
    const viewer = boundViewer();
    const { readKeptFrames } = await loadFrameDevice();
    return viewer && (await readKeptFrames(viewer));
  },
  networkMode: 'always',
  staleTime: 0,
});

/** The frames and stolen numbers on the device; nothing where there are none. */
export function KeptFramesLine() {
  const { dateTime } = useDates();
  const { data } = useQuery(keptQuery);
  const copies = Object.values(data?.copies ?? {});
  if (!data || copies.length === 0) return null;
  const frames = copies.reduce((sum, copy) => sum + copy.frames, 0);
  const oldest = copies.map(({ asOf }) => asOf).sort()[0] ?? '';
  return (
    <p className="tabular text-ink-muted">
      <InlineFacts>
        <Plural
          value={{ count: frames }}
          one="# delivered frame and the recalls"
          other="# delivered frames and the recalls"
        />
        {data.thefts ? (
          <Plural
            value={{ count: data.thefts.size }}
            one="# number of stolen bikes"
            other="# numbers of stolen bikes"
          />
        ) : null}
        <Trans comment="frames on the device">as of {{ day: dateTime(oldest) }}</Trans>
      </InlineFacts>
    </p>
  );
}
