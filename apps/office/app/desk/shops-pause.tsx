import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { PauseRequest, PauseState } from '@tischlein/contract/office';
import { timeInShop } from '@tischlein/shop-time';
import { PAUSE, SHOPS_PAUSE as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { PauseChoice } from '../pause/pause-choice.tsx';
import { refreshShopStatuses } from '../shop-status/use-shop-status.ts';
import { Tick } from '../ui/tick.tsx';
import type { DeskShop } from './use-desk-shops.ts';

interface ShopsPauseProps {
  /** All of this desk. */
  readonly shops: readonly DeskShop[];
  /** The ids of those that are ticked at first. */
  readonly first: readonly string[];
  readonly onStart: () => void;
}

/** Pauses several shops of a desk at once; staff see which, and may tick others. */
export function ShopsPause({ shops, first, onStart }: ShopsPauseProps) {
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const [problem, setProblem] = useState('');
  const start = async (request: PauseRequest): Promise<boolean> => {
    const wanted = shops.filter(({ id }) => chosen.includes(id));
    const problems = await pauseEach(wanted, request);
    // Those that pause now are not asked again.
    setChosen((before) => before.filter((id) => problems.has(id) || !wanted.some((shop) => shop.id === id)));
    setProblem(wanted.length === 0 ? SAY.none : describe(wanted, problems));
    return wanted.length > 0 && problems.size === 0;
  };
  return (
    <div className="desk-pause">
      <fieldset className="row">
        <legend>{SAY.where}</legend>
        {shops.map(({ id, name }) => (
          <Tick
            key={id}
            label={name}
            isOn={chosen.includes(id)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </fieldset>
      <PauseChoice problem={problem} start={start} onStart={onStart} />
    </div>
  );
}

/** Resolves to the problems of those that are not paused as asked, by id. */
async function pauseEach(shops: readonly DeskShop[], request: PauseRequest): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const { id, name } of shops) {
    const problem = findProblem(request, await send(calls.startPause, { params: { shop: id }, body: request }));
    if (problem) problems.set(id, SAY.problem(name, problem));
  }
  refreshShopStatuses();
  return problems;
}

/** A pause that runs is never cut short; '': paused as asked. */
function findProblem({ scope }: PauseRequest, answer: ApiResult<PauseState>): string {
  if (!answer.ok) return answer.problem.message;
  const { pause } = answer.value;
  return pause && pause.scope !== scope ? SAY.kept(PAUSE.running(pause.scope, timeInShop(pause.until))) : '';
}

const describe = (wanted: readonly DeskShop[], problems: ReadonlyMap<string, string>): string =>
  [...problems.values(), problems.size > 0 && problems.size < wanted.length && SAY.stillTicked]
    .filter(Boolean)
    .join(' ');
