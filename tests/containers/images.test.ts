import { expect, test } from 'vitest'
import { docker, dockerOutput } from './docker.ts'
import { imageOf, nodeImage } from './images.ts'

const maxMegabytes = { origin: 150, gateway: 150, site: 250 } as const
const own = Object.keys(maxMegabytes) as (keyof typeof maxMegabytes)[]

test.each(own)(
  'X-06: the image of the %s is small, not root, and has nothing for development',
  async (name) => {
    const size = (await sizeOf(imageOf(name))) - (await sizeOf(nodeImage))
    console.log(`${name}: ${size} MB over ${nodeImage}`)
    expect(size).toBeLessThanOrEqual(maxMegabytes[name])

    const { output } = await run(name, 'sh', '-c', 'id -u; ls node_modules')
    const [user, ...packages] = output.split('\n')
    expect(user).not.toBe('0')
    for (const development of ['typescript', 'vitest', '@playwright', 'oxlint', 'prettier']) {
      expect(packages).not.toContain(development)
    }
    expect(
      await dockerOutput('inspect', '-f', '{{.Config.Healthcheck.Test}}', imageOf(name)),
    ).toMatch(/health/)
  },
)

test.each([...own, 'demo'] as const)(
  'X-06: the image of the %s says which packages it contains',
  async (name) => {
    const { output } = await run(name, 'cat', 'sbom.cdx.json')
    const sbom = JSON.parse(output) as { bomFormat: string; components: { name: string }[] }
    expect(sbom.bomFormat).toBe('CycloneDX')
    expect(sbom.components.length).toBeGreaterThan(20)
    expect(sbom.components.map((component) => component.name)).not.toContain('vitest')
  },
)

test('one image of the site serves both variants', async () => {
  const { output } = await run(
    'site',
    'cat',
    'web/.next-theatre/BUILD_ID',
    'web/.next-region/BUILD_ID',
  )
  expect(output).not.toMatch(/No such file/)
})

const refused = [
  ['origin', 'PAYMENT_METHODS', 'test_payment', /test_payment moves no money/],
  ['origin', 'SITE_URL', 'http://www.example.at', /has to begin with https/],
  [
    'origin',
    'DATABASE_URL',
    'postgres://foyer:foyer@database/foyer',
    /password of the database can be guessed/,
  ],
  ['origin', 'CHANGES_SECRET', 'sixteen-or-more-', /the secret is short/],
  ['gateway', 'FREE_OPERATIONS', 'true', /anybody could send any operation/],
  ['site', 'SITE_URL', 'http://www.example.at', /has to begin with https/],
  ['site', 'SECURITY_CONTACT', '', /set the mail address/],
  ['site', 'CHANGES_SECRET', 'sixteen-or-more-', /the secret is short/],
] as const

test.each(refused)(
  'X-06: in production the %s refuses %s=%s with a sentence',
  async (name, variable, value, sentence) => {
    const needed = {
      HOUSE_NAME: 'Example Theatre',
      MAIL_FROM: 'tickets@example.at',
      DATABASE_URL: 'postgres://foyer@database/foyer',
    }
    const env = Object.entries({ SITE_URL: 'https://www.example.at', ...needed, [variable]: value })
    const variables = env.flatMap(([key, set]) => ['-e', `${key}=${set}`])
    const { exitCode, output } = await docker('run', '--rm', ...variables, imageOf(name))
    expect(exitCode).not.toBe(0)
    expect(output).toMatch(sentence)
    expect(output).toContain(variable)
  },
)

const run = (name: keyof typeof maxMegabytes | 'demo', ...command: string[]) =>
  docker('run', '--rm', '--read-only', '--network', 'none', imageOf(name), ...command)

async function sizeOf(image: string): Promise<number> {
  return Math.round(Number(await dockerOutput('inspect', '-f', '{{.Size}}', image)) / 1e6)
}
