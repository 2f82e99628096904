import type { MenuDocument } from '@tischlein/domain/menu';

declare global {
  interface Window {
    /** The menu, requested by the document together with the entry module; not for an archived shop. */
    menuAhead: Promise<MenuDocument>;
    /** Replays the events held back before hydration; removed once it has run. */
    replayEvents?: () => void;
    /** The button of the last press that was not held back. */
    pressedButton?: HTMLButtonElement | null;
  }
}
