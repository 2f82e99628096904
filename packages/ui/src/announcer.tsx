import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from './open-dialogs.ts';
import { createStore, useStore } from './store.ts';

const message = createStore('');

/** Says something to screen readers. */
export function announce(text: string): void {
  // The same words twice are said twice.
  message.set(message.get() === text ? `${text}\u00a0` : text);
}

/** Where it is said; stands once in the page. While a dialog is open it is said in there, for all around it is silent. */
export function Announcer() {
  const text = useStore(message);
  const open = useStore(openDialogs);
  const dialog = open.at(-1);
  useEffect(() => {
    // What was said before a dialog opened is no part of it.
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
