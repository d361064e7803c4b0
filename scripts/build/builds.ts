/** Something that is made from sources by a command of the root's package.json. */
export type Build = {
  label: string
  npmArguments: string[]
  /** Everything that the result depends on, and what of the result must not have been touched since: as `fingerprint` takes it. */
  paths: string[]
  /** Must exist. The hash is kept beside it, in a file of the same name with `.made-from` after it. */
  result: string
  limitMs: number
}

/** zod → OpenAPI → gateway → graph → types and operations. */
export const contracts: Build = {
  label: 'Generating contracts and types',
  npmArguments: ['run', 'generate'],
  paths: [
    'package-lock.json',
    'codegen.ts',
    'scripts/generate',
    'schema',
    'mesh/.meshrc.yaml',
    'mesh/.mesh',
    'mesh/generated',
    'mesh/src',
    'web/src/**/*.graphql',
    // Which hooks are generated follows from who imports them.
    'web/src/**/*.ts',
    'web/src/**/*.tsx',
    'web/server/**/*.graphql',
    'web/src/graphql/generated',
    'web/src/ui/fonts',
    'web/src/i18n',
    'web/build/write-routes.ts',
  ],
  result: 'mesh/.mesh/index.js',
  limitMs: 5 * 60_000,
}

export function site(variant: 'theatre' | 'region'): Build {
  return {
    label: 'Building the site',
    npmArguments: ['run', 'build', '-w', '@foyer/web'],
    // Of the server only what Next is told about it: it runs as it is.
    paths: [
      'package-lock.json',
      'schema',
      'web/build',
      'web/messages',
      'web/next.config.ts',
      'web/package.json',
      'web/public',
      'web/server/front/next',
      'web/src',
      'web/tsconfig.json',
      'web/worker',
    ],
    result: `web/.next-${variant}/BUILD_ID`,
    limitMs: 10 * 60_000,
  }
}
