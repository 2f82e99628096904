type FetchedFile = { readonly ok: true; readonly file: Blob } | { readonly ok: false; readonly message: string };

/** Posts JSON and receives a file; a problem is a result, too, without a message if there is no answer. */
export async function fetchFile(address: string, body: object): Promise<FetchedFile> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) return { ok: true, file: await response.blob() };
  const problem: unknown = await response?.json().catch(() => null);
  const message = typeof problem === 'object' && problem !== null && 'message' in problem ? problem.message : '';
  return { ok: false, message: typeof message === 'string' ? message : '' };
}
