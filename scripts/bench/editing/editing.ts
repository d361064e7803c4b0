import { randomUUID } from 'node:crypto'
import { quantileSorted } from 'simple-statistics'
import type { Bench, Outcome } from '#bench/bench.ts'
import { openPostgres } from '#bench/list/open-origins.ts'
import { alternate, type Reading } from '#bench/measure/alternate.ts'
import { compare } from '#bench/measure/compare.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { applyOperations, listPages, openEditor, type Editor } from './open-editor.ts'

const [fewModules, manyModules] = [100, 1000]
const changesARound = 40
const publishingsARound = 3
const modulesACall = 100

export const editing: Bench = {
  name: 'editing',
  question: `Does changing and publishing a page of ${manyModules.toLocaleString('en')} modules take no longer than in proportion to its length?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { url } = await openPostgres(context, disposables)
    context.note('demo theatre')
    const target = { databaseUrl: url, dataFolder: context.folder }
    await prepareDemo(context, target)
    const slugs = await listPages(url)
    const origin = await openOrigin(context, disposables, target)
    const open = async (slug: string, modules: number) => {
      context.note(`${modules} modules`)
      return startPage(await openEditor(origin, slug), modules)
    }
    const [few, many] = [
      { name: `${fewModules} modules`, read: await open(slugs[0]!, fewModules) },
      { name: `${manyModules} modules`, read: await open(slugs[1]!, manyModules) },
    ]
    const rounds = await alternate({
      contenders: [few, many],
      rounds: 8,
      warmUps: 1,
      note: context.note,
      signal: context.signal,
    })
    const times = manyModules / fewModules
    const title = 'Changing and publishing a page, whose length is'
    const figures = [
      { name: 'apply', title: 'Change of a field, 95th percentile', atMost: 30 },
      { name: 'publish', title: 'Publishing, slowest', atMost: 400 },
    ]
    return {
      status: 'measured',
      comparisons: [
        compare(rounds, {
          title,
          subject: many.name,
          base: few.name,
          figures: figures.map(({ name, title: what }) => ({
            name,
            title: what,
            unit: 'ms',
            goal: { atMost: times },
          })),
        }),
        compare(rounds, {
          title: `${title}, in milliseconds`,
          subject: many.name,
          base: few.name,
          figures: figures.map(({ atMost, ...figure }) => ({
            ...figure,
            unit: 'ms',
            goal: { atMost, of: 'subject' as const },
          })),
        }),
      ],
      notes: [
        `Over HTTP at the origin, one call after the other. Each change is one operation on another headline; ${changesARound} of them a round, so that a snapshot is written in some rounds. What is published differs in about ${Math.round(changesARound / publishingsARound)} modules.`,
      ],
    }
  },
}

/** Replaces the modules of a page by headlines and publishes them. Returns what one round measures. */
async function startPage(editor: Editor, count: number): Promise<() => Promise<Reading>> {
  const { modules } = await editor.get()
  const present = Object.entries(modules)
  await applyOperations(
    editor,
    present.map(([module, before]) => ({ type: 'remove', module, before: { [module]: before } })),
  ).catch(() => undefined)
  const texts = new Map<string, string>()
  for (let from = 0; from < count; from += modulesACall) {
    const added = Array.from({ length: Math.min(modulesACall, count - from) }, (_, index) => {
      const [module, text] = [randomUUID(), `Überschrift ${from + index}`]
      texts.set(module, text)
      const rank = `z${String(from + index).padStart(6, '0')}V`
      const place = { parent: null, column: null, rank }
      const fields = { content: text, headline_level: 2 }
      return {
        type: 'add',
        module,
        modules: { [module]: { kind: 'headline', version: 1, place, fields } },
      }
    })
    await applyOperations(editor, added)
  }
  await editor.post('/publish', {})
  const ids = [...texts.keys()]
  let turn = 0

  async function change() {
    const module = ids[(turn++ * 7) % ids.length]!
    const [before, after] = [texts.get(module)!, `Überschrift, Fassung ${turn}`]
    const startedAt = performance.now()
    await applyOperations(editor, [{ type: 'change', module, path: ['content'], before, after }])
    texts.set(module, after)
    return performance.now() - startedAt
  }

  return async () => {
    const [changes, publishings]: [number[], number[]] = [[], []]
    for (let done = 0; done < changesARound; done++) {
      changes.push(await change())
      if (done % Math.ceil(changesARound / publishingsARound) !== 0) continue
      const startedAt = performance.now()
      await editor.post('/publish', {})
      publishings.push(performance.now() - startedAt)
    }
    const ascending = changes.toSorted((one, other) => one - other)
    return { apply: quantileSorted(ascending, 0.95), publish: Math.max(...publishings) }
  }
}
