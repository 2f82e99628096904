// First: the order of the layers has to be known before any part brings styles of its own.
import './styles/office.css';
import { whenIdle } from '@tischlein/ui/when-idle';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './office.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
window.earlyErrors = [];
for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => window.earlyErrors?.push(event), true);
whenIdle(() => void import('./watch.ts'));

createRoot(root).render(
  <StrictMode>
    <Office />
  </StrictMode>,
);
