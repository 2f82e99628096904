import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { IMPORT_WIZARD } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';
import { useSavedChange } from './use-saved-change.ts';
import type { ImportWizard } from './use-import-wizard.ts';

interface DoneStepProps {
  readonly wizard: ImportWizard;
  readonly shop: OfficeSession['shops'][number];
}

/** What was saved, and one undo for all of it. */
export function DoneStep({ wizard, shop }: DoneStepProps) {
  const { choice, edited, setProblem } = wizard;
  const change = useSavedChange(shop.id);
  const [isUndone, setUndone] = useState(false);
  const isSending = useRef(false);
  const waiting = edited.saved?.dishes.filter(({ declarations }) => declarations === null).length ?? 0;
  const undo = async (): Promise<void> => {
    if (!change || isSending.current) return;
    isSending.current = true;
    const params = { shop: shop.id, number: change.number };
    const headers = { 'if-match': `"${change.version}"` };
    const answer = await send(calls.restoreMenu, { params, headers, body: { state: 'before' } });
    isSending.current = false;
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return;
    setUndone(true);
    edited.discard();
  };
  return (
    <div className="import-done" role="status">
      <h2>{isUndone ? IMPORT_WIZARD.undone : IMPORT_WIZARD.taken}</h2>
      {!isUndone && <p>{IMPORT_WIZARD.takenText(choice.taken.size + choice.missing.size, shop.state === 'open')}</p>}
      {!isUndone && waiting > 0 && <p>{IMPORT_WIZARD.waiting(waiting)}</p>}
      <div className="button-row">
        {!isUndone && waiting > 0 && (
          <Link className="button button-main" to={`/${shop.slug}/allergene`}>
            {IMPORT_WIZARD.complete}
          </Link>
        )}
        <Link className="button button-line" to={`/${shop.slug}/karte`}>
          {IMPORT_WIZARD.toMenu}
        </Link>
        {!isUndone && change && (
          <button type="button" className="button button-quiet" onClick={() => void undo()}>
            <Icon name="undo" />
            {IMPORT_WIZARD.undo}
          </button>
        )}
      </div>
      <small>{IMPORT_WIZARD.history}</small>
    </div>
  );
}
