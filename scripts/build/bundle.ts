import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, relative, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { programs } from '#services/programs/programs.ts'

const root = dirname(dirname(import.meta.dirname))
const requireHere = createRequire(import.meta.url)

/** They look for files beside their own, or are needed only for what hardly anybody asks for. */
const packages = [
  '@graphql-yoga/render-graphiql',
  '@node-rs/argon2',
  'next',
  'pdfkit',
  'pg-native',
  'pino',
  'sharp',
]

for (const { source, bundle } of programs) {
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // For packages that call `require`.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    external: packages.flatMap((name) => [name, `${name}/*`]),
    plugins: [graphqlAsModule(), filesBesideModules(dirname(`${root}/${bundle}`))],
    legalComments: 'none',
    logLevel: 'warning',
  })
  await writeAsAscii(`${root}/${bundle}`)
}

/**
 * graphql-js comes as CommonJS, for Node, and as modules. In a bundle each use of the former is two getters: executing the query of a page of
 * 1,000 modules took 205 instead of 82 ms. All have to get the same one: types of two copies do not know one another.
 */
function graphqlAsModule(): Plugin {
  return {
    name: 'graphql-as-module',
    setup({ onResolve }) {
      onResolve({ filter: /^graphql(\/|$)/ }, ({ path }) => ({
        path: requireHere.resolve(path).replace(/\.js$/, '.mjs'),
      }))
    },
  }
}

/** What our modules say by `import.meta` about files beside them stays true in a bundle. */
function filesBesideModules(folder: string): Plugin {
  return {
    name: 'files-beside-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
        if (path.includes(`${sep}node_modules${sep}`)) return undefined
        const text = await readFile(path, 'utf8')
        const file = relative(folder, path).replaceAll(sep, '/')
        const url = `new URL(${JSON.stringify(file)}, import.meta.url).href`
        const said: Record<string, string> = {
          url,
          dirname: `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`,
          resolve: `((name) => name.startsWith('.') ? new URL(name, ${url}).href : import.meta.resolve(name))`,
        }
        return {
          loader: path.endsWith('.ts') ? 'ts' : 'js',
          contents: text.replaceAll(
            /\bimport\.meta\.(url|dirname|resolve)\b/g,
            (_, name: string) => said[name]!,
          ),
        }
      })
    },
  }
}

/**
 * V8 keeps a program with one letter beyond Latin-1 at twice its size: 13 MiB more for the gateway. esbuild escapes such letters in strings;
 * in regular expressions and templates the escape means the same, and in comments nothing.
 */
async function writeAsAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/[^\0-\x7f]/g, escaped))
}

function escaped(unit: string): string {
  return String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0')
}
