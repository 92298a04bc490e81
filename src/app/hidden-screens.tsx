import type { Screens } from '#src/crud/feature.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';

/** Wraps pages so that they say why they are empty while showroom mode is on. */
export function hiddenInShowroom(screens: Screens): Screens {
  return Object.fromEntries(
    Object.entries(screens).map(([name, load]) => [
      name,
      async () => {
        const screen = await load();
        const Screen = screen.Component;
        const Component = () => (
          <HiddenInShowroom page>
            <Screen />
          </HiddenInShowroom>
        );
        return { ...screen, Component };
      },
    ]),
  );
}
