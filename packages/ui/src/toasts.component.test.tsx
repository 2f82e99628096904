import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmount } from '../../../tests/components/mount.tsx';
import { showToast, Toasts } from './toasts.tsx';

it('a message ends five seconds after it was shown, and does not come back when its page is opened again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const message = page.getByText('Gespeichert.');
  try {
    mount(<Toasts />);
    showToast({ icon: 'check', text: 'Gespeichert.' });
    await vi.waitFor(() => expect(message.elements()).toHaveLength(1));
    unmount();
    vi.advanceTimersByTime(5000);
    mount(<Toasts />);
    await vi.waitFor(() => expect(page.getByRole('status').elements()).toHaveLength(1));
    expect(message.elements()).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});
