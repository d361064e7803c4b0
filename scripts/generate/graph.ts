import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Builds the gateway's artifacts from the OpenAPI documents and writes the public graph to `schema/schema.graphql`. */
export async function writeGraph(root: string): Promise<void> {
  buildMesh(root)
  const publicGraph = pathToFileURL(`${root}/mesh/src/public-graph.ts`).href
  const { printPublicGraph } = (await import(publicGraph)) as {
    printPublicGraph: () => Promise<string>
  }
  writeFileSync(`${root}/schema/schema.graphql`, await printPublicGraph())
}

function buildMesh(root: string): void {
  execFileSync(
    process.execPath,
    [
      `${root}/node_modules/@graphql-mesh/cli/cjs/bin.js`,
      'build',
      '--dir',
      'mesh',
      '--fileType',
      'js',
    ],
    { cwd: root, env: { ...process.env, BACKEND_URL: 'http://backend.invalid' }, stdio: 'pipe' },
  )
}
