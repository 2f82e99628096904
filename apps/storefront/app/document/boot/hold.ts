// Inline script at the start of every document, before anything that can be pressed: the document itself may take seconds
// to arrive.
import { holdEvents } from './held-events.ts';

const replay = holdEvents();
window.replayEvents = () => {
  delete window.replayEvents;
  replay();
};
// Safari does not focus a button that is pressed, so that nothing else tells which one it was.
addEventListener(
  'click',
  ({ target }) => {
    window.pressedButton = target instanceof Element ? target.closest('button') : null;
  },
  { capture: true },
);
