import { createContext } from 'react';

/** Hears of a field whose text is no value: its id and label; null: it is readable, or gone. */
export const UnreadableContext = createContext<(id: string, label: string | null) => void>(() => {});
