/** Resolves after so many milliseconds; 0: once the browser has handled pending events. */
export const delay = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
