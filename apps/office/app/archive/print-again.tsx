import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { PRINTING } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

/** Prints the slips of an order once more, at the printers of the shop. */
export function PrintAgain({ shop, orderId }: { readonly shop: string; readonly orderId: string }) {
  const { isBusy, said, submit } = useSubmit();
  const [words, setWords] = useState('');
  const print = async (): Promise<void> => {
    setWords('');
    const printed = await submit(() => send(calls.printOrder, { params: { shop, orderId } }));
    if (printed) setWords(PRINTING.queuedAgain(printed.value.queued));
  };
  return (
    <div className="row">
      <BusyButton kind="line" isBusy={isBusy} onClick={() => void print()}>
        <Icon name="printer" />
        {PRINTING.again}
      </BusyButton>
      <Said said={said.isProblem ? said : { text: words, isProblem: false }} />
    </div>
  );
}
