export type ServiceProgram = {
  key: 'backend' | 'mesh' | 'web'
  /** In messages. */
  name: string
  source: string
  /** Source and packages in one file, which a theatre runs: most of a start went into finding, reading and linking 2,000 modules. */
  bundle: string
}

export const services: ServiceProgram[] = [
  {
    key: 'backend',
    name: 'origin',
    source: 'backend/src/server.ts',
    bundle: 'backend/dist/origin.js',
  },
  { key: 'mesh', name: 'gateway', source: 'mesh/src/main.ts', bundle: 'mesh/dist/gateway.js' },
  { key: 'web', name: 'site', source: 'web/server/main.ts', bundle: 'web/dist/site.js' },
]
