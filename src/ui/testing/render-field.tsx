import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/**
 * Renders a field alone, with English texts, on a page of a locale that decides how numbers are typed.
 * @param Root `StrictMode` runs the effects of the field twice, as during development
 */
export function renderField(field: ReactNode, locale = 'en-us', Root = Fragment) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createMemoryRouter([{ path: '/:locale', element: field }], {
    initialEntries: [`/${locale}`],
  });
  render(
    <Root>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Root>,
  );
  return userEvent.setup();
}
