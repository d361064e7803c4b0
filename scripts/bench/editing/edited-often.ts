import { randomUUID } from 'node:crypto'
import { median } from 'simple-statistics'
import type { Bench, Outcome } from '#bench/bench.ts'
import { openPostgres } from '#bench/list/open-origins.ts'
import { alternate, type Reading } from '#bench/measure/alternate.ts'
import { compare } from '#bench/measure/compare.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { applyOperations, listPages, openEditor, type Editor } from './open-editor.ts'

const [fewChanges, manyChanges] = [50, 5000]
const modulesOfPage = 50
const versionsOfPage = 50
const readingsARound = 7

export const editedOften: Bench = {
  name: 'edited-often',
  question: `Is a page that was changed ${manyChanges.toLocaleString('en')} times as fast to open, change and restore as one that was changed ${fewChanges} times?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { url } = await openPostgres(context, disposables)
    context.note('demo theatre')
    const target = { databaseUrl: url, dataFolder: context.folder }
    await prepareDemo(context, target)
    const slugs = await listPages(url)
    const origin = await openOrigin(context, disposables, target)
    const open = async (slug: string, changes: number) => {
      context.note(`${changes} changes`)
      return startPage(await openEditor(origin, slug), changes)
    }
    const few = { name: `${fewChanges} changes`, read: await open(slugs[0]!, fewChanges) }
    const many = { name: `${manyChanges} changes`, read: await open(slugs[1]!, manyChanges) }
    const { note, signal } = context
    const rounds = await alternate({
      contenders: [few, many],
      rounds: 10,
      warmUps: 1,
      note,
      signal,
    })
    const figures = [
      { name: 'load', title: 'Opening the draft, median' },
      { name: 'apply', title: 'Change of a field, median' },
      { name: 'list', title: 'List of versions, median' },
      { name: 'restore', title: 'Restoring a version, median' },
    ]
    return {
      status: 'measured',
      comparisons: [
        compare(rounds, {
          title: 'The same page, changed so often',
          subject: many.name,
          base: few.name,
          figures: figures.map((figure) => ({ ...figure, unit: 'ms', goal: { atMost: 2 } })),
        }),
      ],
      notes: [
        `Pages of ${modulesOfPage} modules and ${versionsOfPage} versions each, over HTTP at the origin, one call after the other. A restored version differs from the draft in all modules.`,
      ],
    }
  },
}

/** Replaces the modules of a page by headlines, and changes and publishes them so often. Returns what one round measures. */
async function startPage(editor: Editor, changes: number): Promise<() => Promise<Reading>> {
  const { modules } = await editor.get()
  const present = Object.entries(modules)
  await applyOperations(
    editor,
    present.map(([module, before]) => ({ type: 'remove', module, before: { [module]: before } })),
  ).catch(() => undefined)
  const texts = new Map<string, string>()
  const added = Array.from({ length: modulesOfPage }, (_, index) => {
    const [module, text] = [randomUUID(), `Überschrift ${index}`]
    texts.set(module, text)
    const place = { parent: null, column: null, rank: `z${String(index).padStart(6, '0')}V` }
    const fields = { content: text, headline_level: 2 }
    const one = { kind: 'headline', version: 1, place, fields }
    return { type: 'add', module, modules: { [module]: one } }
  })
  await applyOperations(editor, added)
  await editor.post('/publish', {})
  const ids = [...texts.keys()]
  let turn = 0

  function nextChange() {
    const module = ids[turn % ids.length]!
    const [before, after] = [texts.get(module)!, `Überschrift, Fassung ${turn++}`]
    texts.set(module, after)
    return { type: 'change', module, path: ['content'], before, after }
  }

  const changesAVersion = changes / versionsOfPage
  for (let version = 0; version < versionsOfPage; version++) {
    await applyOperations(editor, Array.from({ length: changesAVersion }, nextChange))
    await editor.post('/publish', {})
  }
  const versions = await editor.listVersions()
  // The very first is what the demo had there.
  const [newest, oldest] = [versions[0]!.id, versions.at(-2)!.id]

  return async () => {
    const load = await medianMs(() => editor.get())
    const list = await medianMs(() => editor.listVersions())
    const apply = await medianMs(() => applyOperations(editor, [nextChange()]))
    // The draft as it was before this round comes last, so that the next changes apply to it.
    await editor.post('/publish', {})
    const current = (await editor.listVersions())[0]!.id
    const restore = await medianMs((reading) =>
      editor.post('/restore', { version_id: reading % 2 === 0 ? oldest : newest }),
    )
    await editor.post('/restore', { version_id: current })
    return { load, list, apply, restore }
  }
}

async function medianMs(work: (reading: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let reading = 0; reading < readingsARound; reading++) {
    const startedAt = performance.now()
    await work(reading)
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
