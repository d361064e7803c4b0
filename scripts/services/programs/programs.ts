import type { Profile } from '#services/settings.ts'

export type Program = {
  source: string
  /** Source and packages in one file, which a theatre runs: half of the origin's start went into finding, reading and linking 2,800 modules. */
  bundle: string
}

export type Service = Program & {
  key: 'backend' | 'mesh' | 'web'
  /** In messages. */
  name: string
  /** The service whose start this one leaves the processor to: it would load early and then wait. */
  startsAfter?: Service['key']
}

export const services: Service[] = [
  {
    key: 'backend',
    name: 'origin',
    source: 'backend/src/server.ts',
    bundle: 'backend/dist/origin.js',
  },
  { key: 'mesh', name: 'gateway', source: 'mesh/src/main.ts', bundle: 'mesh/dist/gateway.js' },
  {
    key: 'web',
    name: 'site',
    source: 'web/server/main.ts',
    bundle: 'web/dist/site.js',
    startsAfter: 'backend',
  },
]

/** They bring the database up to date before the services start. */
export const preparations: Record<Profile, Program> = {
  demo: { source: 'demo/seed.ts', bundle: 'demo/dist/seed.js' },
  production: { source: 'backend/src/prepare.ts', bundle: 'backend/dist/prepare.js' },
}

export const programs: Program[] = [...services, ...Object.values(preparations)]
