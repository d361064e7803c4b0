import { chromium, type Browser } from '@playwright/test'
import { quantile } from 'simple-statistics'
import { findBrowser } from '#browser/find-browser.ts'
import { alternate, type Contender } from '#bench/measure/alternate.ts'
import type { Bench, Outcome } from '#bench/bench.ts'
import { compare, type FigureDefinition } from '#bench/measure/compare.ts'
import { openSite } from '#bench/site/open-site.ts'
import { readPage } from '#bench/site/pages.ts'
import { press, type Press, type When } from './press.ts'
import { openBeside, startAtOnce } from './start-at-once.ts'

const [late, atOnce] = ['late start', 'start at once']
const visitsEach = 4
const maxMissed = 8
const rounds = 5

const presses: (Press & { title: string })[] = [
  {
    title: 'Filter of the programme',
    path: '/de/programm',
    control: 'main section button[aria-haspopup="dialog"]:last-of-type',
    effect: 'main dialog[open], main [role="status"]:has(> i)',
  },
  {
    title: 'A video on the page with all modules',
    path: '/de/bausteine',
    control: 'main figure button[aria-describedby]',
    effect: 'main iframe',
  },
]

const moments: Record<When, string> = {
  painted: 'pressed as soon as it is painted',
  'taken over': 'pressed once scripts are there',
}

export const firstPress: Bench = {
  name: 'first-press',
  question:
    'How long does a visitor with a slow phone on a slow network wait for the effect of a press, compared with the same build that starts its framework at once?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { address } = await openSite(context, disposables)
    const { executablePath, args, env } = await findBrowser(context.env)
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
    disposables.defer(() => browser.close())
    const sites = {
      [late]: await openBeside(disposables, { site: address, change: (html) => html }),
      [atOnce]: await openBeside(disposables, { site: address, change: startAtOnce }),
    }
    const comparisons = []
    for (const { title, ...pressed } of presses) {
      await readPage(address + pressed.path)
      for (const [when, words] of Object.entries(moments) as [When, string][]) {
        const contenders = Object.entries(sites).map(([name, site]) =>
          contender(browser, { name, site, pressed: { ...pressed, when } }),
        )
        const note = (text: string) => context.note(`${title}, ${words}, ${text}`)
        const all = await alternate({ ...context, note, contenders, rounds, warmUps: 1 })
        const heading = { title: `${title}, ${words}`, subject: late, base: atOnce }
        comparisons.push(compare(all, { ...heading, figures: figures(when) }))
      }
    }
    return {
      status: 'measured',
      comparisons,
      notes: [
        `First visits with an empty cache, in turn; the processor is slowed down four times and the line is Slow 4G, both by the browser itself. A round has ${visitsEach} visits of each; its figure is their third quartile.`,
        'From the time stamp of the touch to the first frame with the effect. Presses without any within 15 s are lost. Sections far below are laid out when they come near: a press beside a control that has moved at this moment is repeated in another visit.',
        'What starts at once has the recorder of presses as well: it differs in when the scripts are fetched and run, and in nothing else.',
      ],
    }
  },
}

type ContenderOptions = { name: string; site: string; pressed: Press & { when: When } }

function contender(browser: Browser, { name, site, pressed }: ContenderOptions): Contender {
  return {
    name,
    async read() {
      const waits: number[] = []
      let missed = 0
      let visit = 0
      while (visit < visitsEach) {
        const waited = await press(browser, site, pressed)
        if (waited === 'missed') missed += 1
        else visit += 1
        if (missed > maxMissed) throw new Error('The control moves away from each press.')
        if (typeof waited === 'number') waits.push(waited)
      }
      const effectMs = waits.length > 0 ? quantile(waits, 0.75) : Number.MAX_SAFE_INTEGER
      return { effectMs, lost: visitsEach - waits.length, missed }
    },
  }
}

function figures(when: When): FigureDefinition[] {
  return [
    {
      name: 'effectMs',
      title: 'From the press to its effect, third quartile',
      unit: 'ms',
      ...(when === 'taken over' && { goal: { atMost: 200, of: 'subject' } }),
    },
    { name: 'lost', title: 'Presses lost', unit: 'number', goal: { always: 0, of: 'subject' } },
    { name: 'missed', title: 'Presses beside a control that moved', unit: 'number' },
  ]
}
