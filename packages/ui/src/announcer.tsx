import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { announcement } from './announce.ts';
import { openDialogs } from './open-dialogs.ts';
import { useStore } from './store.ts';

/** Live region. Rendered once; moves into the open modal because everything outside is inert. */
export function Announcer() {
  const text = useStore(announcement);
  const open = useStore(openDialogs);
  const dialog = open.at(-1);
  useEffect(() => {
    // Do not repeat an earlier message inside a dialog that opens now.
    if (open.length > 0) announcement.set('');
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
