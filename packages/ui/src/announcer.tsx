import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from './open-dialogs.ts';
import { createStore, useStore } from './store.ts';

const message = createStore('');

/** Announces a text to screen readers. */
export function announce(text: string): void {
  // A trailing space makes the browser announce a repeated text again.
  message.set(message.get() === text ? `${text}\u00a0` : text);
}

/** Live region. Rendered once; moves into the open modal because everything outside is inert. */
export function Announcer() {
  const text = useStore(message);
  const open = useStore(openDialogs);
  const dialog = open.at(-1);
  useEffect(() => {
    // Do not repeat an earlier message inside a dialog that opens now.
    if (open.length > 0) message.set('');
  }, [open.length]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {dialog &&
        createPortal(
          <p className="visually-hidden" role="status">
            {text}
          </p>,
          dialog,
        )}
    </>
  );
}
