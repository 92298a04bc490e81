import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, type Navigator, Router, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuOverlay } from '../overlay/menu-overlay.tsx';
import { Disclosure } from './disclosure.tsx';

/** A change of the page as the browser's own buttons make it. */
function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => navigate('?page=2', { replace: true })}>
        Same page
      </button>
    </>
  );
}

/** The overlay loads later than the menus, as in the app. */
function LateOverlay() {
  const [here, come] = useState(false);
  return here ? (
    <MenuOverlay />
  ) : (
    <button type="button" onClick={() => come(true)}>
      Come
    </button>
  );
}

function open(hover = false, overlay = <MenuOverlay />) {
  render(
    <MemoryRouter>
      <Disclosure label="First" button="1" hover={hover}>
        {(close) => (
          <button type="button" onClick={close}>
            Inside
          </button>
        )}
      </Disclosure>
      <Disclosure label="Second" button="2">
        {() => <p>Other</p>}
      </Disclosure>
      {overlay}
      <Elsewhere />
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: 'First' });
}

const overlay = () => document.querySelector('[data-menu-overlay]');

describe('a menu', () => {
  // B105
  it('dims the page while open and closes on a press outside', async () => {
    const user = userEvent.setup();
    const first = open();
    expect(overlay()).toBeNull();
    await user.click(first);
    expect(screen.getByText('Inside')).toBeDefined();
    const veil = overlay();
    if (!veil) throw new Error('no overlay');
    await user.click(veil);
    expect(screen.queryByText('Inside')).toBeNull();
    expect(overlay()).toBeNull();
  });

  it('stays open while the page changes its address', async () => {
    const user = userEvent.setup();
    await user.click(open());
    fireEvent.click(screen.getByText('Same page'));
    expect(screen.getByText('Inside')).toBeDefined();
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('closes on any page change (B030, N007)', async () => {
    const user = userEvent.setup();
    await user.click(open());
    expect(overlay()).not.toBeNull();
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByText('Inside')).toBeNull();
    expect(overlay()).toBeNull();
  });

  it('stays open when opened during a page change', async () => {
    const user = userEvent.setup();
    const page = (key: string) => (
      <Router navigator={{} as Navigator} location={{ pathname: '/', key }}>
        <Disclosure label="First" button="1">
          {() => <p>Inside</p>}
        </Disclosure>
        <MenuOverlay />
        <main tabIndex={-1} />
      </Router>
    );
    const { rerender } = render(page('old'));
    history.replaceState({ key: 'new' }, '');
    await user.click(screen.getByRole('button', { name: 'First' }));
    rerender(page('new'));
    act(() => screen.getByRole('main').focus());
    expect(screen.getByText('Inside')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Inside')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    history.replaceState(null, '');
  });

  it('stays open when its backdrop comes late', async () => {
    const user = userEvent.setup();
    await user.click(open(false, <LateOverlay />));
    fireEvent.click(screen.getByText('Come'));
    expect(overlay()).not.toBeNull();
    expect(screen.getByText('Inside')).toBeDefined();
  });

  it('closes the other one', async () => {
    const user = userEvent.setup();
    await user.click(open());
    await user.click(screen.getByRole('button', { name: 'Second' }));
    expect(screen.queryByText('Inside')).toBeNull();
    expect(screen.getByText('Other')).toBeDefined();
  });

  it('opens and closes by keyboard without trapping the focus', async () => {
    const user = userEvent.setup();
    const first = open();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Inside');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(first);
    expect(overlay()).toBeNull();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('2');
    expect(screen.queryByText('Inside')).toBeNull();
  });
});

describe('a menu that opens under a resting mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const mouse = { pointerType: 'mouse' };
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('opens on hover after 50 ms and closes on leaving (C035)', () => {
    const box = open(true).parentElement as HTMLElement;
    fireEvent.pointerEnter(box, mouse);
    pass(49);
    expect(screen.queryByText('Inside')).toBeNull();
    pass(1);
    expect(screen.getByText('Inside')).toBeDefined();
    fireEvent.pointerLeave(box, mouse);
    pass(1000);
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('does not open for a passing mouse or a touch', () => {
    const box = open(true).parentElement as HTMLElement;
    fireEvent.pointerEnter(box, mouse);
    pass(30);
    fireEvent.pointerLeave(box, mouse);
    pass(1000);
    fireEvent.pointerEnter(box, { pointerType: 'touch' });
    pass(1000);
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('stays open after a click', () => {
    const first = open(true);
    const box = first.parentElement as HTMLElement;
    fireEvent.pointerEnter(box, mouse);
    pass(50);
    fireEvent.click(first);
    fireEvent.pointerLeave(box, mouse);
    pass(1000);
    expect(screen.getByText('Inside')).toBeDefined();
  });
});
