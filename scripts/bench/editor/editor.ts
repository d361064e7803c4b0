import { chromium } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import type { Bench, Outcome } from '#bench/bench.ts'
import { logInEditor } from '#bench/editing/open-editor.ts'
import { alternate, type Contender } from '#bench/measure/alternate.ts'
import { compare } from '#bench/measure/compare.ts'
import { writePage } from '#bench/modules/write-page.ts'
import { openSite } from '#bench/site/open-site.ts'
import { editPage, typeIntoBareLine } from './edit-page.ts'

const [fewModules, manyModules] = [20, 1000]
const rounds = 3
const goalsMs = { open: 2500, key: 50, move: 150, publish: 2000, publishOfFew: 500 }
const bareLine = 'a bare line'
const nameOf = (modules: number) => `${modules.toLocaleString('en')} modules`

export const editor: Bench = {
  name: 'editor',
  question: `Is editing a page of ${manyModules.toLocaleString('en')} modules in the browser as immediate as one of ${fewModules}, on a slow machine?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { address, backendUrl, databaseUrl } = await openSite(context, disposables)
    const { executablePath, args, env } = await findBrowser(context.env)
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
    disposables.defer(() => browser.close())
    const session = await logInEditor(backendUrl)
    const contenders: Contender[] = [{ name: bareLine, read: () => typeIntoBareLine(browser) }]
    for (const modules of [fewModules, manyModules]) {
      const path = await writePage(databaseUrl, modules)
      contenders.push({
        name: nameOf(modules),
        read: () => editPage(browser, { site: address, path, modules }, session),
      })
    }
    const { note, signal } = context
    const read = await alternate({ contenders, rounds, warmUps: 1, note, signal })
    const between = { subject: nameOf(manyModules), base: nameOf(fewModules) }
    const ms = (name: string, title: string, atMost: number) => ({
      name,
      title,
      unit: 'ms',
      goal: { atMost, of: 'subject' as const },
    })
    return {
      status: 'measured',
      comparisons: [
        compare(read, {
          title: 'Editing a long page, compared with a short one',
          ...between,
          figures: [
            ms('openMs', 'Until the first screen can be edited', goalsMs.open),
            ms('keyP95Ms', 'From a key to its paint, 95th percentile', goalsMs.key),
            ms(
              'moveP95Ms',
              'From a key that moves a module to its paint, 95th percentile',
              goalsMs.move,
            ),
            ms('publishMs', 'From publishing until a visitor reads it, slowest', goalsMs.publish),
          ],
        }),
        compare(read, {
          title: 'Typing in a long page, compared with a page that is one editable line',
          subject: nameOf(manyModules),
          base: bareLine,
          figures: [ms('keyP95Ms', 'From a key to its paint, 95th percentile', goalsMs.key)],
        }),
        compare(read, {
          title: 'Publishing a short page',
          subject: nameOf(fewModules),
          base: nameOf(manyModules),
          figures: [
            ms(
              'publishMs',
              'From publishing until a visitor reads it, slowest',
              goalsMs.publishOfFew,
            ),
          ],
        }),
      ],
      notes: [
        'Chromium, whose processor is slowed down four times by the browser itself; all services run on the same machine. Every reading opens the page anew with an empty cache.',
        'Of four modules two are teasers with a picture, one is a list of three pictures, one a headline. The first screen counts as there when its first five modules are drawn for editing.',
        'From the time stamp of a key to the task after the next frame. Keys are pressed every 100 ms, in words of six letters, in a headline in the middle of the page, from half a second after it was entered.',
        'The bare line is what the browser itself takes on this machine, without Foyer.',
        'A visitor asks for the page again and again, with pauses of 5 ms, and with the tag of the copy that he has. The press counts from its own time stamp: what finds the button for it is not measured. Only for this the browser is not slowed down: what does so keeps one of the two processors busy even while the page waits, 2.5 s of the 3 s that a publication then takes, and the time is that of the services.',
      ],
    }
  },
}
