import { HELD_MARK } from './held-mark.ts';

/** The fallback of what a press opens: its button is marked until the code is there. */
export const HeldPress = () => <span hidden ref={markPressed} />;

/** Marks the button of the last press. The returned function takes the mark away. */
export function markPressed(): () => void {
  const button = window.pressedButton;
  button?.toggleAttribute(HELD_MARK, true);
  return () => button?.removeAttribute(HELD_MARK);
}
