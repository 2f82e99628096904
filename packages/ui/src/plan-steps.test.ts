import { expect, it } from 'vitest';
import { planMove } from './plan-steps.ts';
import { createPage, type Step, type Trail } from './trail.ts';

const page = (key: string, address = `/${key}`): Step => createPage(key, address);
const dialog = (key: string): Step => ({ kind: 'dialog', key, address: null, content: null });
const [menu, dish, info, question] = [page('menu'), dialog('dish'), dialog('info'), dialog('question')];

it.each<readonly [string, Trail, Trail, unknown]>([
  ['nothing changes', [menu, dish], [menu, dish], null],
  ['a dialog opens', [menu], [menu, dish], { kind: 'push', to: [menu, dish] }],
  ['two dialogs open, one after the other', [menu], [menu, dish, info], { kind: 'push', to: [menu, dish] }],
  ['the topmost dialog closes', [menu, dish, info], [menu, dish], { kind: 'back', by: 1 }],
  ['two dialogs close at once', [menu, dish, info], [menu], { kind: 'back', by: 2 }],
  ['a question leads to a dish', [menu, question], [menu, dish], { kind: 'replace', to: [menu, dish] }],
  ['two dialogs close and one opens', [menu, dish, info], [menu, question], { kind: 'back', by: 1 }],
  ['the lower dialog closes', [menu, dish, info], [menu, info], { kind: 'back', by: 1 }],
  [
    'the page changes',
    [menu, dish],
    [menu, dish, page('checkout')],
    { kind: 'push', to: [menu, dish, page('checkout')] },
  ],
  ['the page replaces a dialog', [menu, info], [menu, page('help')], { kind: 'replace', to: [menu, page('help')] }],
  ['the page replaces a page', [menu], [page('help')], { kind: 'replace', to: [page('help')] }],
  ['the page replaces a page with a dialog', [menu, dish], [page('help')], { kind: 'back', by: 1 }],
  ['the address changes', [menu], [page('menu', '/?a=b')], { kind: 'replace', to: [page('menu', '/?a=b')] }],
  [
    'the address changes and a dialog opens: first the address, because going back shows it',
    [menu],
    [page('menu', '/?a=b'), dish],
    { kind: 'replace', to: [page('menu', '/?a=b')] },
  ],
])('%s', (_, entry, wanted, move) => {
  expect(planMove(entry, wanted)).toEqual(move);
});
