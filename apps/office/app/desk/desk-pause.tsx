import { PausePanel } from '../pause/pause-panel.tsx';
import { usePause } from '../pause/use-pause.ts';

interface DeskPauseProps {
  readonly shop: string;
  /** Staff are about to pause. */
  readonly isOpen: boolean;
  readonly onStart: () => void;
}

/** The pause of the shop, while there is one or staff choose one. */
export function DeskPause({ shop, isOpen, onStart }: DeskPauseProps) {
  const pause = usePause(shop);
  if (!isOpen && !pause.pause) return null;
  return (
    <div className="desk-pause">
      <PausePanel pause={pause} onStart={onStart} />
    </div>
  );
}
