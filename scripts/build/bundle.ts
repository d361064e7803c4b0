import { readFile } from 'node:fs/promises'
import { dirname, relative, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { programs } from '#services/programs/programs.ts'

const root = dirname(dirname(import.meta.dirname))

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
    plugins: [filesBesideModules(dirname(`${root}/${bundle}`))],
    legalComments: 'none',
    logLevel: 'warning',
  })
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
