import { Icon } from '@tischlein/ui/icon';
import { MENU } from '@tischlein/wording/storefront';
import { useStrip } from './use-strip.ts';

/** Buttons that scroll the strip before them, for mice; touch and keyboard scroll it without. */
export function StripTurns() {
  const { ref, canGo, go } = useStrip();
  return (
    <div className="strip-turns" ref={ref}>
      {canGo.back && <TurnButton name={MENU.stripBack} direction="back" onClick={() => go(-1)} />}
      {canGo.next && <TurnButton name={MENU.stripNext} direction="next" onClick={() => go(1)} />}
    </div>
  );
}

interface TurnButtonProps {
  readonly name: string;
  readonly direction: 'back' | 'next';
  readonly onClick: () => void;
}

function TurnButton({ name, direction, onClick }: TurnButtonProps) {
  return (
    <button className="strip-turn" type="button" data-direction={direction} aria-label={name} onClick={onClick}>
      <Icon name={direction} />
    </button>
  );
}
