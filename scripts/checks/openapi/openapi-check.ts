import { readdirSync, readFileSync } from 'node:fs'
import type { Check } from '#checks/check.ts'
import { findOpenApiProblems } from './openapi-problems.ts'

const folder = 'schema/openapi'

/** The OpenAPI documents are ones that others can use: valid 3.0, and nothing that the common linters advise against. */
export const openApiCheck: Check = {
  name: 'OpenAPI documents',
  run: async ({ root }) => {
    const documents = readdirSync(`${root}/${folder}`).map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(`${root}/${folder}/${name}`, 'utf8'),
    }))
    const problems = await findOpenApiProblems(documents)
    return { ok: documents.length > 0 && problems.length === 0, output: problems.join('\n') }
  },
}
