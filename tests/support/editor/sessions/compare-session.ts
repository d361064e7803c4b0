import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { type ContentDocument, modulesInOrder } from '@foyer/schema/documents/document.ts'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import { PlainModel } from '@foyer/schema/documents/simulation/plain-model.ts'
import { isEqual, type Value } from '@foyer/schema/documents/value.ts'
import { ask } from '#support/house/editor.ts'
import { stack } from '#support/stack.ts'
import type { EditingTab } from './editing-tab.ts'
import { type SessionRecord, wordsIn } from './session-record.ts'

type Stored = { start: ContentDocument; draft: ContentDocument; log: readonly LoggedOperation[] }

/** The draft of a container as the origin has it, and all operations since it was published. */
export async function readStored(
  request: APIRequestContext,
  { slug, start }: { slug: string; start: ContentDocument },
): Promise<Stored> {
  const path = `/de/pageeditor-api/document/${slug}`
  const reply = await ask(request, {
    path: `${path}/operations`,
    data: { since: 0, operations: [] },
  })
  const { operations } = reply as { operations: LoggedOperation[] }
  return { start, draft: await readDraft(request, slug), log: operations }
}

export async function readDraft(
  request: APIRequestContext,
  slug: string,
): Promise<ContentDocument> {
  const response = await request.get(`${stack.backendUrl}/de/pageeditor-api/document/${slug}`)
  const { fields, modules } = (await response.json()) as ContentDocument
  return { fields, modules }
}

/** That the draft is what the plain model of the log says, and that nothing which was typed or acknowledged is missing. */
export function expectNothingLost({ start, draft, log }: Stored, record: SessionRecord): void {
  const model = new PlainModel()
  for (const [module, added] of Object.entries(start.modules)) {
    model.take({ id: module, type: 'add', module, modules: { [module]: added } })
  }
  for (const [name, after] of Object.entries(start.fields)) {
    model.take({ id: name, type: 'change', module: null, path: [name], after })
  }
  for (const { operation } of log) model.take(operation)
  expect(PlainModel.linesOf(draft), 'the draft is what the model says').toEqual(model.lines())

  const ids = log.map(({ operation }) => operation.id)
  expect(new Set(ids).size, 'no operation is stored twice').toBe(ids.length)
  expect(
    [...record.acknowledged].filter((id) => !ids.includes(id)),
    'acknowledged',
  ).toEqual([])
  expect(record.refused, 'refused by the origin').toEqual([])

  const kept = new Set([...wordsIn(JSON.stringify(log)), ...record.shown.flatMap(wordsIn)])
  expect(
    record.typed.filter((word) => !kept.has(word)),
    `typed, but nowhere in ${JSON.stringify(log.map(({ operation }) => operation))}`,
  ).toEqual([])
  expect(unexplained(log, record), 'words that nobody has deleted').toEqual([])
}

/** Words that a change has taken away although it neither undoes another one nor was chosen in a conflict. */
function unexplained(log: readonly LoggedOperation[], { chosen }: SessionRecord): string[] {
  const seen = new Set<string>()
  return log.flatMap(({ number, operation }) => {
    if (operation.type !== 'change') return []
    const { module, path, before, after } = operation
    const key = (value: Value | undefined) => JSON.stringify([module, path, value ?? null])
    const isUndoing = seen.has(key(after))
    seen.add(key(before))
    const rest = wordsIn(JSON.stringify(after ?? null))
    // One that is written directly before or after another one is a part of it, until it is parted from it by a space.
    const isParted = (word: string) =>
      onlyInserts(before, after) && laterValues(log, { number, module, path }).includes(word)
    const gone = wordsIn(JSON.stringify(before ?? null)).filter(
      (word) => !rest.includes(word) && !isParted(word),
    )
    const isChosen = chosen.some((text) => rest.every((word) => wordsIn(text).includes(word)))
    if (gone.length === 0 || isUndoing || isChosen) return []
    return [`${number}: ${gone.join(' ')} by ${JSON.stringify(operation satisfies Operation)}`]
  })
}

/** Whether a change has taken nothing away: the new value is the earlier one with one part more. */
function onlyInserts(before: Value | undefined, after: Value | undefined): boolean {
  const [old, now] = [JSON.stringify(before ?? null), JSON.stringify(after ?? null)]
  let start = 0
  while (start < old.length && old[start] === now[start]) start += 1
  return now.length > old.length && now.endsWith(old.slice(start))
}

/** The words in all values that a place was given later. */
function laterValues(
  log: readonly LoggedOperation[],
  at: { number: number; module: string | null; path: readonly string[] },
): string[] {
  return log.flatMap(({ number, operation }) =>
    number > at.number &&
    operation.type === 'change' &&
    operation.module === at.module &&
    isEqual(operation.path, at.path)
      ? wordsIn(JSON.stringify(operation.after ?? null))
      : [],
  )
}

/** What others have changed appears within moments. */
const timeout = 5000

/** Waits until a tab shows the draft, and that everything is saved. */
export async function expectShown(tab: EditingTab, draft: ContentDocument): Promise<void> {
  const modules = modulesInOrder(draft)
  const words = modules.flatMap(({ fields }) =>
    ['preline', 'content', 'subline'].flatMap((name) =>
      wordsIn(JSON.stringify(fields[name] ?? '')),
    ),
  )
  await expect(tab.header).toContainText(/Gespeichert|Keine Änderungen/, { timeout })
  await expect(tab.modules).toHaveCount(modules.length, { timeout })
  await expect
    .poll(async () => wordsIn(await tab.canvas.innerText()), { message: tab.name, timeout })
    .toEqual(words)
}
