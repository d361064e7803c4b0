import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#ports/free-port.ts'
import { pidOfPort } from '#ports/pid-of-port.ts'
import { root } from '#support/root.ts'

type Part = 'origin' | 'gateway' | 'site' | 'database'

export type OwnTheatre = {
  url: string
  /** The process of a part at this moment. */
  pidOf: (part: Part) => number
  /** Resolves when the launcher says a sentence on its console that it has not said before this call. */
  untilSaid: (sentence: string) => Promise<void>
  stop: () => Promise<void>
}

const sayLimitMs = 90_000

/**
 * A theatre as `npm run serve` starts it, with a database of its own and no content: for tests that kill its parts. The site must
 * have been built.
 */
export async function openOwnTheatre(): Promise<OwnTheatre> {
  const folder = mkdtempSync(`${tmpdir()}/foyer-own-`)
  chmodSync(folder, 0o755)
  const ports = { site: await freePort(), gateway: await freePort(), origin: await freePort() }
  const url = `http://127.0.0.1:${ports.site}`
  const launcher = spawn(process.execPath, [`${root}/scripts/start/main.ts`, 'production'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      FOYER_DATA: folder,
      WEB_PORT: String(ports.site),
      MESH_PORT: String(ports.gateway),
      BACKEND_PORT: String(ports.origin),
      // Production accepts no other one; tests ask at the port itself.
      SITE_URL: 'https://www.theater.example',
      HOUSE_NAME: 'Stadttheater Ennsfelden',
      MAIL_FROM: 'Stadttheater Ennsfelden <web@stadttheater-ennsfelden.example>',
      SECURITY_CONTACT: 'web@stadttheater-ennsfelden.example',
      LOG_LEVEL: 'fatal',
    },
  })
  let said = ''
  launcher.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))

  async function untilSaidAfter(sentence: string, from: number): Promise<void> {
    const deadline = Date.now() + sayLimitMs
    while (!said.slice(from).includes(sentence)) {
      if (launcher.exitCode !== null || Date.now() > deadline)
        throw new Error(`The launcher does not say “${sentence}”, but: ${said.slice(from)}`)
      await wait(20)
    }
  }

  async function stop() {
    if (launcher.exitCode === null) {
      launcher.kill('SIGTERM')
      await once(launcher, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await untilSaidAfter('The theatre is open.', 0)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    pidOf(part) {
      if (part !== 'database') return pidOfPort(ports[part])
      const claim = readFileSync(`${folder}/postgres/cluster/postmaster.pid`, 'utf8')
      return Number(claim.split('\n')[0])
    },
    untilSaid: (sentence) => untilSaidAfter(sentence, said.length),
    stop,
  }
}
