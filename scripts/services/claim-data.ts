import { Problem } from '#console/problem.mjs'
import { checkPorts } from '#ports/check-ports.ts'
import { acquireLock } from './acquire-lock.ts'
import type { Settings } from './settings.ts'

/** Locks the data folder and checks the ports before anything is started. */
export async function claimData({ dataFolder, ports }: Settings): Promise<void> {
  const claim = await acquireLock(dataFolder, 'data')
  if (!claim) {
    throw new Problem(
      `Another instance is running on the data in ${dataFolder}: stop it, or choose another folder with FOYER_DATA and other ports.`,
    )
  }
  await checkPorts([
    { port: ports.web, name: 'site', variable: 'WEB_PORT' },
    { port: ports.mesh, name: 'gateway', variable: 'MESH_PORT' },
    { port: ports.backend, name: 'origin', variable: 'BACKEND_PORT' },
    ...(ports.admin === undefined
      ? []
      : [{ port: ports.admin, name: 'admin port', variable: 'WEB_ADMIN_PORT' }]),
  ])
}
