import { surviveLostOutput } from '@foyer/schema/process/log-stream.ts'
import { releaseMemoryAfterStart } from '@foyer/schema/process/release-memory.ts'
import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { connect } from '#database/connect.ts'
import { containsDemo, demoRefusal } from '#database/demo-setting.ts'
import { startClock } from '#features/changes/clock.ts'
import { startWorker } from '#jobs/start-worker.ts'
import { readEnv } from './env.ts'

surviveLostOutput()
const env = readEnv()
const database = connect(env.DATABASE_URL)
// `prepare` says so too, but whoever starts the origin alone would not see that it failed. A database that is away is asked by `/ready`.
if (env.FOYER_PROFILE !== 'demo' && (await containsDemo(database).catch(() => false))) {
  throw new Error(demoRefusal)
}
const app = await buildApp({ env, database })
const clock = startClock({ url: env.DATABASE_DIRECT_URL, log: app.log })
const worker =
  env.JOBS === 'on'
    ? startWorker({ databaseUrl: env.DATABASE_DIRECT_URL, jobs: app.jobs, log: app.log })
    : undefined

let isDraining = false
// Nobody sends the next request on a connection that is being closed.
app.server.prependListener('request', (_, response) => {
  if (isDraining) response.setHeader('connection', 'close')
})
const delay = env.LAME_DUCK_MS + 10_000
const shutdown = closeWithGrace({ delay }, async ({ err }) => {
  isDraining = true
  if (err) app.log.error({ err }, 'shutting down after an unhandled error')
  else await pause(env.LAME_DUCK_MS)
  await Promise.all([clock.stop(), worker?.stop()])
  await app.close()
  await database.$client.end()
})
// The parent process is gone, perhaps while this one was still loading.
process.on('disconnect', shutdown.close)
// Without an IPC channel to a parent process, `connected` is undefined.
if (process.connected === (false as boolean | undefined)) shutdown.close()
else await app.listen({ host: env.BACKEND_HOST, port: env.BACKEND_PORT })
releaseMemoryAfterStart()
