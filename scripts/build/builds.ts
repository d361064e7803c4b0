import { programs } from '#services/programs/programs.ts'

/** A build by a command of the root's package.json. */
export type Build = {
  label: string
  npmArguments: string[]
  /** All inputs, and the outputs that must not have been modified since, as passed to `fingerprint`. */
  paths: string[]
  /** Outputs, which must exist. The hash is stored beside the first, with the suffix `.made-from`. */
  results: [string, ...string[]]
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
    // The imports in the site determine which hooks are generated.
    'web/src/**/*.ts',
    'web/src/**/*.tsx',
    'web/server/**/*.graphql',
    'web/src/graphql/generated',
    'web/src/ui/fonts',
    'web/src/i18n',
    'web/messages',
    'web/build/write-routes.ts',
  ],
  results: ['mesh/.mesh/index.js'],
  limitMs: 10 * 60_000,
}

const [firstBundle, ...otherBundles] = programs.map(({ bundle }) => bundle)

/** The services and what prepares their data, each as one file. */
export const bundles: Build = {
  label: 'Bundling the services',
  npmArguments: ['run', 'bundle'],
  paths: [
    'package-lock.json',
    'schema',
    'backend/package.json',
    'backend/src',
    'demo/**/*.ts',
    'mesh/.mesh',
    'mesh/generated/contract.json',
    'mesh/package.json',
    'mesh/src',
    'scripts/build',
    'scripts/services/programs',
    'web/messages',
    'web/package.json',
    'web/server',
    'web/src/**/*.ts',
  ],
  results: [firstBundle!, ...otherBundles],
  limitMs: 5 * 60_000,
}

/** The admin site, which is the same in both variants. */
export const adminSite: Build = {
  label: 'Building the admin site',
  npmArguments: ['run', 'build', '-w', '@foyer/admin'],
  paths: [
    'package-lock.json',
    'schema',
    'admin/index.html',
    'admin/messages',
    'admin/package.json',
    'admin/src',
    'admin/vite.config.ts',
  ],
  results: ['admin/dist/index.html'],
  limitMs: 5 * 60_000,
}

export function site(variant: 'theatre' | 'region'): Build {
  return {
    label: 'Building the site',
    npmArguments: ['run', 'build', '-w', '@foyer/web'],
    // Only Next's configuration of the server: the server itself runs from source.
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
    results: [`web/.next-${variant}/BUILD_ID`],
    limitMs: 10 * 60_000,
  }
}
