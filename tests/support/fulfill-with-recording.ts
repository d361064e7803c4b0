import type { Route } from '@playwright/test'
import { silentWav } from './silent-wav.ts'

/** Serves a silent recording as a file server does, with range requests. */
export async function fulfillWithRecording(route: Route, seconds: number): Promise<void> {
  const bytes = silentWav(seconds)
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers()['range'] ?? '') ?? []
  const begin = Number(from ?? 0)
  const end = to ? Number(to) : bytes.length - 1
  await route.fulfill({
    status: from === undefined ? 200 : 206,
    contentType: 'audio/wav',
    headers: {
      'accept-ranges': 'bytes',
      ...(from !== undefined && { 'content-range': `bytes ${begin}-${end}/${bytes.length}` }),
    },
    body: bytes.subarray(begin, end + 1),
  })
}
