import { type BrowserContext, expect, request as http } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { type Random, seededRandom } from '@foyer/schema/documents/simulation/seeded-random.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { stack } from '#support/stack.ts'
import { answerDialogs } from './answer-dialogs.ts'
import { expectNothingLost, expectShown, readDraft, readStored } from './compare-session.ts'
import { EditingTab, networkFaults } from './editing-tab.ts'
import { makeRandomStep } from './random-step.ts'
import { SessionRecord } from './session-record.ts'

/** Steps of one session: enough that each fault meets changes on their way. */
const stepsOfSession = 14

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })

const modules = [
  { kind: 'headline', content: 'Eins', preline: 'Zuvor', headline_level: 2 },
  { kind: 'text', content: [paragraph('Ein Absatz'), paragraph('Noch einer')] },
  { kind: 'headline', content: 'Zwei', headline_level: 2 },
]

/** Two browsers, each of one editor. */
export type Browsers = readonly [BrowserContext, BrowserContext]

/**
 * Two editors, one of them with two tabs, change one page at the same time by keyboard, while networks break, calls fail, sessions end, tabs are
 * killed and laptops closed. In the end everything works again, and what is stored is compared with what was typed. The same seed makes
 * the same session. Returns which faults there were.
 */
export async function playSession(browsers: Browsers, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const record = new SessionRecord()
  const editor = await http.newContext()
  const page = await publishPage({ path: `sitzung-${randomUUID().slice(0, 8)}`, modules })
  const address = new URL(`${page.address}?edit`, stack.siteUrl).href
  const [first, second] = browsers
  const tabs = [
    new EditingTab('Anna’s first tab', { context: first, address, record }),
    new EditingTab('Anna’s second tab', { context: first, address, record }),
    new EditingTab('Bert’s tab', { context: second, address, record }),
  ]
  try {
    await Promise.all([...browsers.map(({ request }) => request), editor].map(logIn))
    const start = await readDraft(editor, page.slug)
    await Promise.all(tabs.map((tab) => tab.open()))
    const faults: string[] = []
    for (let step = 0; step < stepsOfSession; step += 1) {
      const usable = tabs.filter((tab) => tab.isUsable)
      if (usable.length > 0 && random.chance(0.7)) {
        const tab = random.pick(usable)
        await answerDialogs(tab, { random, record })
        await makeRandomStep(tab, { random, record })
      } else faults.push(await makeFault({ tabs, browsers, random, record }))
    }
    const stored = await settle({ tabs, random, record }, () =>
      readStored(editor, { slug: page.slug, start }),
    )
    expectNothingLost(stored, record)
    return faults
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    const { steps, typed } = record
    throw new Error(
      `Session ${seed}: ${what}\n\n${steps.join('\n')}\n\nTyped: ${typed.join(' ')}\nShown: ${record.shown.join(' | ')}`,
      { cause: error },
    )
  } finally {
    for (const tab of tabs) if (tab.isOpen) await tab.kill()
    await page.remove()
    await editor.dispose()
  }
}

type Played = { tabs: readonly EditingTab[]; random: Random; record: SessionRecord }

async function makeFault({ tabs, browsers, random, record }: Played & { browsers: Browsers }) {
  const tab = random.pick(tabs)
  const [first] = browsers
  if (tab.hasFault) {
    await tab.mend()
    record.note(`${tab.name} works again`)
    return 'mended'
  }
  const fault = random.pick([
    ...networkFaults,
    'logged out',
    'reloaded',
    'killed',
    'browser crashed',
    'asleep',
  ] as const)
  record.note(`${tab.name}: ${fault}`)
  switch (fault) {
    case 'logged out':
      await random.pick(browsers).clearCookies({ name: 'sessionid' })
      break
    case 'reloaded':
      await tab.reload()
      break
    case 'killed':
      await tab.kill()
      break
    case 'browser crashed':
      for (const one of tabs) if (one.isOpen && one.isIn(first)) await one.kill()
      break
    case 'asleep':
      await tab.sleep()
      break
    default:
      await tab.breakNetwork(fault)
  }
  return fault
}

/** A tab may learn late that its session has ended, and ask for the log-in when all was saved. */
const settleMs = 90_000

/** Mends everything, and answers what is asked, until all is saved and each tab shows what is stored, which is returned. */
async function settle<Stored extends { draft: ContentDocument }>(
  { tabs, random, record }: Played,
  read: () => Promise<Stored>,
): Promise<Stored> {
  for (const tab of tabs) await tab.mend()
  for (const tab of tabs) await tab.leaveText()
  record.note('All works again.')
  let stored: Stored | undefined
  await expect(async () => {
    for (const tab of tabs) {
      await answerDialogs(tab, { random, record })
      // Who has put off a log-in or a decision is asked again.
      await tab.askAgain()
      await expect(tab.header).toContainText(/Gespeichert|Keine Änderungen/, { timeout: 2000 })
      await expect(tab.dialog).toHaveCount(0, { timeout: 100 })
    }
    stored = await read()
    for (const tab of tabs) await expectShown(tab, stored.draft)
  }).toPass({ timeout: settleMs })
  return stored!
}
