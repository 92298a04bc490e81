import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RowMenu } from './row-menu.tsx';

function openMenu() {
  const edit = vi.fn();
  const remove = vi.fn();
  const rowKey = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a row that has keys of its own
    <div onKeyDown={rowKey}>
      <RowMenu
        label="Actions for order 4711"
        actions={[
          { label: 'Edit', onSelect: edit },
          { label: 'Copy', onSelect: vi.fn(), disabledReason: 'You are offline.' },
          { label: 'Remove', onSelect: remove, danger: true },
        ]}
      />
    </div>,
  );
  return { user: userEvent.setup(), edit, remove, rowKey };
}

const button = () => screen.getByRole('button', { name: 'Actions for order 4711' });
const focused = () => document.activeElement?.textContent;

it('opens by Enter on its first action and moves by arrows', async () => {
  const { user, remove, rowKey } = openMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Edit');
  rowKey.mockClear();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Remove');
  expect(rowKey).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Edit');
  await user.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

it('finds an action by its first letter', async () => {
  const { user } = openMenu();
  await user.click(button());
  await user.keyboard('r');
  expect(focused()).toBe('Remove');
});

it('returns the focus to its button on Escape', async () => {
  const { user, edit } = openMenu();
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(edit).not.toHaveBeenCalled();
});

it('keeps a disabled action from being chosen', async () => {
  const { user } = openMenu();
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: /^Copy/ }));
  expect(screen.getByRole('menu')).toBeDefined();
});

it('closes on a press outside', async () => {
  const { user } = openMenu();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes when the row under it scrolls', async () => {
  const { user } = openMenu();
  await user.click(button());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  fireEvent.scroll(window);
  expect(screen.queryByRole('menu')).toBeNull();
});
