// The health check of the images: a container is healthy once it can serve, and from then on as long as its process responds. One that merely
// waits for another service is not replaced: that would make an outage longer, and lose what it has in memory.
import { existsSync, writeFileSync } from 'node:fs'

const marker = '/tmp/was-ready'
const ready = process.env.READY_URL
const url = existsSync(marker) ? ready.replace(/ready$/, 'health') : ready

const { ok } = await fetch(url, { signal: AbortSignal.timeout(8_000) }).catch(() => ({ ok: false }))
if (ok && url === ready) {
  try {
    writeFileSync(marker, '')
  } catch {
    // Without a writable /tmp it is asked for readiness each time.
  }
}
process.exit(ok ? 0 : 1)
