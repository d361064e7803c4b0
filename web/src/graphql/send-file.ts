import 'client-only'
import { fetchCsrfToken, findCsrfToken } from './csrf/csrf-token.ts'

type SentFile = {
  path: string
  method?: 'POST' | 'PATCH'
  body: XMLHttpRequestBodyInit
  headers?: Readonly<Record<string, string>>
  timeoutMs: number
  /** Gets the sent part, from 0 to 1. */
  onProgress: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/**
 * Sends a file with the CSRF token, which is fetched again once if it is refused. Throws if there is no response: the connection broke,
 * it took too long, or it was canceled.
 */
export async function sendFile(file: SentFile): Promise<XMLHttpRequest> {
  const token = await (findCsrfToken() ?? fetchCsrfToken())
  const response = await send(file, token)
  if (response.status !== 403) return response
  const renewed = await fetchCsrfToken()
  return renewed === token ? response : send(file, renewed)
}

// fetch has no upload progress.
function send(
  { path, method = 'POST', body, headers = {}, timeoutMs, onProgress, signal }: SentFile,
  token: string,
) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('x-csrftoken', token)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = timeoutMs
    const fail = () => reject(new Error('The upload has failed.'))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(request))
    for (const failure of ['error', 'timeout', 'abort']) request.addEventListener(failure, fail)
    if (signal?.aborted) reject(new Error('The upload was canceled.'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
