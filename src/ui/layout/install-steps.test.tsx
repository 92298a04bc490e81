import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchInstallPrompt } from '#src/lib/device/install-offer.ts';
import { installPrompt } from '#src/lib/device/install-prompt.ts';
import { InstallSteps } from './install-steps.tsx';

/** The dialog's texts of all screens are not needed here. */
vi.mock('#src/i18n/i18n.ts', () => ({ restOfMessages: async () => undefined }));

const device = (agent: string, installed = false) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  window.matchMedia = () => ({ matches: installed }) as MediaQueryList;
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <InstallSteps />
    </I18nProvider>,
  );
});

test('shows an iPhone the steps until it has the app', async () => {
  device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  expect(installPrompt.way()).toBe('steps');
  await act(() => installPrompt.start());
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(installPrompt.stepsOpen()).toBe(false);
  device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', true);
  expect(installPrompt.way()).toBeNull();
});

test("uses Chromium's offer once and shows no steps", async () => {
  device('Mozilla/5.0 (Linux; Android 15) Chrome/140');
  expect(installPrompt.way()).toBeNull();
  watchInstallPrompt();
  const prompt = vi.fn();
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  expect(installPrompt.way()).toBe('prompt');
  await installPrompt.start();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installPrompt.way()).toBeNull();
  expect(installPrompt.stepsOpen()).toBe(false);
});
