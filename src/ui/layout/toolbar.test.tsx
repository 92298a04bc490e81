import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Toolbar } from './toolbar.tsx';

test('is one stop of Tab, and arrow keys move between its buttons', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Toolbar label="Tools">
        <button type="button">One</button>
        <div>
          <button type="button">Two</button>
        </div>
        <button type="button">Three</button>
      </Toolbar>
      <button type="button">After</button>
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  expect(focused()).toBe('One');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Two');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Three');
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toBe('Three');
});
