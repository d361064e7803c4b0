import { Problem } from '#console/problem.mjs'
import { checkPorts } from '#ports/check-ports.ts'
import { holdLock } from './hold-lock.ts'
import type { Settings } from './settings.ts'

/** What must be ours before anything may be started: the data folder and the ports. */
export async function claimData({ dataFolder, ports }: Settings): Promise<void> {
  const claim = await holdLock(dataFolder, 'data')
  if (!claim) {
    throw new Problem(
      `Another copy is running on the data in ${dataFolder}: end it, or choose another folder with FOYER_DATA and other ports.`,
    )
  }
  await checkPorts([
    { port: ports.web, name: 'site', variable: 'WEB_PORT' },
    { port: ports.mesh, name: 'gateway', variable: 'MESH_PORT' },
    { port: ports.backend, name: 'origin', variable: 'BACKEND_PORT' },
    ...(ports.admin === undefined
      ? []
      : [{ port: ports.admin, name: 'operators’ door', variable: 'WEB_ADMIN_PORT' }]),
  ])
}
