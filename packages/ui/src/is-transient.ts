const TOO_MANY_REQUESTS = 429;

/** Whether the same request may succeed later: no connection, a server in trouble, or one that is busy. */
export const isTransient = (status: number): boolean => status === 0 || status >= 500 || status === TOO_MANY_REQUESTS;
