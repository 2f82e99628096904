import { createContext } from 'react';

/** Key of the step of the dialog below; null: the dialog opens a step of its own. */
export const StepKeyContext = createContext<string | null>(null);
