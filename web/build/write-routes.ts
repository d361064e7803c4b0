import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { literalPrefix, readPattern } from '#i18n/paths/path-pattern.ts'
import type { Route } from '#i18n/route.ts'

/* Writes what is derived from the route records: the list of all routes for servers, and the part that browsers need. Throws when a record's name is not that of its file. */

const folder = fileURLToPath(new URL('../src/i18n', import.meta.url))
const note = '// Written by `npm run generate` from the records of the site’s routes.'
const names = readdirSync(`${folder}/routes`)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted()
const routes = await Promise.all(names.map(importRoute))
writeFileSync(`${folder}/route-records.ts`, recordsText())
writeFileSync(new URL('../../schema/paths/site-paths.ts', import.meta.url), pathsText())
writeFileSync(`${folder}/browser-routes.ts`, browserText())

async function importRoute(name: string): Promise<Route> {
  const { route } = (await import(`${folder}/routes/${name}.ts`)) as { route: Route }
  if (route.name !== name)
    throw new Error(`routes/${name}.ts names its route ${route.name}; name it ${name}.`)
  return route
}

function recordsText(): string {
  const imports = names.map(
    (name) => `import { route as ${camelCase(name)} } from './routes/${name}.ts'`,
  )
  return `${imports.join('\n')}

${note}
export const routeRecords = [${names.map(camelCase).join(', ')}] as const
`
}

/** In the schema, since the origin distinguishes links to routes from dead links. Code never builds an address of a catch-all pattern. */
function pathsText(): string {
  const paths = routes
    .filter((route) => !route.paths.de.includes('[...'))
    .map(({ name, paths: { de, en } }) => `  '${name}': { de: '${de}', en: '${en}' },`)
  return `${note}
/** The paths of the site’s routes below the language, by route and language; parameters are in brackets, \`?\` marks an optional one. */
export const sitePaths = {
${paths.join('\n')}
} as const
`
}

function browserText(): string {
  const classes = routes.flatMap(({ name, bodyClass, view, paths }) => {
    // An editor's page at a path of its own is served by the view of all pages.
    if (view === 'written') {
      return [...new Set(Object.values(paths))].map(
        (path) => `  'page${path}': '${bodyClass ?? ''}',`,
      )
    }
    return bodyClass ? [`  '${name}': '${bodyClass}',`] : []
  })
  const shapes = [...shapesByPrefix()].map(
    ([prefix, [list, detail]]) => `  '${prefix}': ['${list}', '${detail}'],`,
  )
  return `import type { Route, SkeletonShape } from './route.ts'

${note}
/** By folder below \`view/\`; at some paths another one than the folder’s. */
export const bodyClasses: Record<string, NonNullable<Route['bodyClass']> | ''> = {
${classes.join('\n')}
}

/** Shapes of the page at a path, and of those that a parameter below it leads to. */
export const skeletonShapes: Record<string, readonly [SkeletonShape, SkeletonShape]> = {
${shapes.join('\n')}
}
`
}

function shapesByPrefix(): Map<string, [string, string]> {
  const byPrefix = new Map<string, [string, string]>()
  for (const { name, paths, skeleton } of routes) {
    for (const path of skeleton ? new Set(Object.values(paths)) : []) {
      const prefix = literalPrefix(path).slice(1)
      const shapes = byPrefix.get(prefix) ?? ['page', 'page']
      const segments = readPattern(path)
      const hasOwnPath = segments.every(
        (segment) => segment.type === 'literal' || segment.isOptional,
      )
      const places = [...(hasOwnPath ? [0] : []), ...(path.includes('[') ? [1] : [])] as (0 | 1)[]
      for (const place of places) {
        if (shapes[place] !== 'page' && shapes[place] !== skeleton) {
          throw new Error(`The skeleton of ${name} differs from others below /${prefix}.`)
        }
        shapes[place] = skeleton!
      }
      byPrefix.set(prefix, shapes)
    }
  }
  return byPrefix
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
