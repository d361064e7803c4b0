import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { tryCommand } from '#services/run-command.ts'
import { Problem } from '#console/problem.mjs'

const root = dirname(dirname(import.meta.dirname))

/**
 * Builds the images and runs a theatre in them (`tests/containers/`). With FOYER_VERSION the images of that version are tested,
 * which have to be there already. Further arguments are those of Vitest: `npm run test:containers -- swarm.test.ts`.
 */
await runProgram(async (signal) => {
  const engine = await tryCommand({
    label: 'Asking for a container engine',
    command: 'docker',
    args: ['version'],
    cwd: root,
    limitMs: 20_000,
    signal,
  })
  if (engine.outcome !== 'done') {
    throw new Problem(
      'No container engine can be had, so nothing was tested: install Docker and start it, or set DOCKER_HOST.',
      engine.output,
    )
  }
  const vitest = spawn(
    process.execPath,
    [
      `${root}/node_modules/vitest/vitest.mjs`,
      'run',
      '--config',
      'tests/containers/vitest.config.ts',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', signal },
  )
  const [code] = (await once(vitest, 'exit')) as [number | null]
  return code ?? 1
})
