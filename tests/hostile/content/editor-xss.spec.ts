import { exampleValues } from '@foyer/schema/examples/example-values.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { expect } from '@playwright/test'
import { publishPage, type SentModule } from '#support/house/cms-page.ts'
import { sample } from '#support/hostile/extent.ts'
import { newEditor } from '#support/hostile/visitor.ts'
import { leavesOf, withValue } from '#support/hostile/sample-variables.ts'
import { test } from '#support/hostile/attempts.ts'
import { dangerous, setTraps } from '#support/hostile/traps.ts'

/** Each calls `hit()` if it is interpreted as markup, an address or a style. */
const payloads = [
  `"><img src=x onerror=hit()><script>hit()</script>`,
  `'-hit()-'`,
  'javascript:hit()',
  '<svg onload=hit()><style>@import "//evil.example"</style></svg>',
  '</script><script>hit()</script><!--',
  '{{constructor.constructor("hit()")()}}',
  'data:text/html,<script>hit()</script>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe><a href="java\tscript:hit()">x</a>',
]

type Case = { what: string; module: SentModule }

const cases = sample<Case>(
  moduleKinds.flatMap((definition) => {
    const values = exampleValues(definition)
    const texts = leavesOf(values).filter((path) => typeof at(values, path) === 'string')
    return texts.flatMap((path) =>
      payloads.map((payload) => ({
        what: `${definition.kind} ${path.join('.')} = ${payload.slice(0, 24)}`,
        module: { kind: definition.kind, ...(withValue(values, path, payload) as object) },
      })),
    )
  }),
  60,
)

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((inner, step) => (inner as Record<string, unknown>)[step], value)
}

test('M-03 E-05 X-09: editors’ content runs no script for visitors', async ({ attempts, page }) => {
  const editor = await newEditor()
  const accepted: Case[] = []
  for (const one of cases) {
    const { kind, ...values } = one.module
    const { status } = await editor.post(`/de/pageeditor-api/${kind}`, {
      slug: 'hostile-probe',
      ...values,
    })
    expect([201, 400]).toContain(status)
    // A refused value cannot run.
    if (status === 400) await attempts.holds(one.what, async () => {})
    else accepted.push(one)
  }
  const sprung = await setTraps(page)
  const published = await publishPage({
    path: `hostile-${Date.now()}`,
    modules: accepted.map(({ module }) => module),
  })
  try {
    await page.goto(published.address)
    await page.locator('main').waitFor()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await page.mouse.wheel(0, 100_000)
    await expect(page.locator('link[data-start]')).not.toHaveCount(0)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
    )
    const found = [...sprung, ...(await dangerous(page))]
    for (const { what } of accepted) {
      await attempts.holds(what, async () => expect(found).toEqual([]))
    }
    // A trap that cannot spring would prove nothing.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>'),
    )
    await expect.poll(() => sprung.length).toBeGreaterThan(found.length)
  } finally {
    await published.remove()
  }
})
