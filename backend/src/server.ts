import closeWithGrace from 'close-with-grace'
import { buildApp } from '#app'
import { connect } from '#database/connect.ts'
import { readEnv } from '#env'
import { startClock } from '#features/changes/clock.ts'

const env = readEnv()
const database = connect(env.DATABASE_URL)
const app = await buildApp({ env, database })
const clock = startClock({ url: env.DATABASE_URL, log: app.log })

const shutdown = closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error({ err }, 'ends because of an error')
  await clock.stop()
  await app.close()
  await database.$client.end()
})
// Whoever started this process through a channel is gone.
process.on('disconnect', () => void shutdown.close())

await app.listen({ host: env.BACKEND_HOST, port: env.BACKEND_PORT })
