import { useState } from 'react';

// S2 §9 'Group-order dialog copy confirmation popup 1000 ms'
const SHOW_MS = 1000;

/** Copies a text and shows for a second that it did. */
export function useCopied() {
  const [copied, setCopied] = useState('');
  const copy = async (text: string, words: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(words);
    setTimeout(() => setCopied(''), SHOW_MS);
  };
  return { copied, copy };
}
