import type { Answer } from '@tischlein/ui/answer';
import { showToast } from '@tischlein/ui/toasts';

/** Says why a press has changed nothing, a lost connection included. Returns whether it has changed something. */
export async function sayRefusal(sent: Promise<Answer<unknown>>): Promise<boolean> {
  const answer = await sent;
  if (!answer.ok) showToast({ icon: 'alert', text: answer.problem.message });
  return answer.ok;
}
