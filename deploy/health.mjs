// Whether this container can serve: the health check of the images.
const { ok } = await fetch(process.env.READY_URL, { signal: AbortSignal.timeout(3_000) }).catch(
  () => ({ ok: false }),
)
process.exit(ok ? 0 : 1)
