import { createConfig, lintFromString } from '@redocly/openapi-core'
import core, { type RulesetDefinition } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'

/** Rules that do not hold here. All others of both linters do, and what they only warn of is a problem as well. */
const exceptions = new Set([
  // The paths are those of Django REST framework, which an origin beside ours already has.
  'no-path-trailing-slash',
  'path-keys-no-trailing-slash',
])

// The package’s own types require an `extends` that its rulesets do without.
const spectralRules = rulesets.oas as unknown as RulesetDefinition

type OpenApiFile = { file: string; text: string }

/** What Redocly (`recommended`) and Spectral (`spectral:oas`) find wrong with OpenAPI documents, a line each. */
export async function findOpenApiProblems(documents: readonly OpenApiFile[]): Promise<string[]> {
  const found: string[] = []
  const lintByRedocly = await redocly()
  const lintBySpectral = spectral()
  for (const document of documents) {
    found.push(...(await lintByRedocly(document)), ...(await lintBySpectral(document)))
  }
  return found
}

type Lint = (document: OpenApiFile) => Promise<string[]>

async function redocly(): Promise<Lint> {
  const config = await createConfig({ extends: ['recommended'] })
  return async ({ file, text }) => {
    const problems = await lintFromString({ source: text, absoluteRef: file, config })
    return problems
      .filter(({ ruleId }) => !exceptions.has(ruleId))
      .map(({ ruleId, message, location: [place] }) =>
        line(file, place?.pointer, `${message} (redocly: ${ruleId})`),
      )
  }
}

function spectral(): Lint {
  const linter = new core.Spectral()
  linter.setRuleset({ extends: [[spectralRules, 'recommended']] })
  return async ({ file, text }) => {
    const problems = await linter.run(new core.Document(text, parsers.Json, file))
    return problems
      .filter(({ code }) => !exceptions.has(String(code)))
      .map(({ code, message, path }) =>
        line(file, `#/${path.join('/')}`, `${message} (spectral: ${code})`),
      )
  }
}

function line(file: string, place: string | undefined, message: string): string {
  return `${file} ${place ?? ''}: ${message}`
}
