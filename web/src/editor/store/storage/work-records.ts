import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { RejectedOperation } from '@foyer/schema/documents/editing-session.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { UndoEntry } from '@foyer/schema/documents/undo/undo-history.ts'
import { type StoredWork, withUnfinished } from './operation-storage.ts'

const lists = ['pending', 'done', 'undone'] as const
type ListName = (typeof lists)[number]
type Lists = {
  pending: readonly Operation[]
  done: readonly UndoEntry[]
  undone: readonly UndoEntry[]
}

/** How many entries are in a record: as many as are written again when one is added. */
const blockSize = 20
/** With more changed modules the whole page is written again. */
const maxChangedModules = 20

/** What changes with every key stroke. */
type Head = {
  tab: string
  document: string
  number: number
  rejected: readonly RejectedOperation[]
  unfinished?: Operation
  savedAt: number
  /** What the origin has confirmed since the page was written as a whole. */
  changed: Partial<ContentDocument>
  lengths: Record<ListName, number>
}

/** A page as the origin had confirmed it. */
type Base = { tab: string; confirmed: ContentDocument }
/** Some entries of a list, which later ones do not change. */
type Block = { tab: string; operations: readonly UndoEntry[] }

/** What earlier versions of the site have written. */
type Earlier = Omit<StoredWork, 'confirmed'> & {
  tab: string
  document: string
  confirmed?: ContentDocument
}

/** A record of the browser's database; `tab` is its key, and begins with the name of the tab. */
export type WorkRecord = Head | Base | Block | Earlier

/** Says which records of a tab change with its work: a key stroke changes one or two small ones, however long the page and the history are. */
export function createWorkWriter({ tab, document }: { tab: string; document: string }) {
  let base: ContentDocument | undefined
  /** The last changes since then: the next key finds the same ones, until the origin has confirmed more. */
  let last: { confirmed: ContentDocument; changed: Partial<ContentDocument> } | undefined
  let written: Lists = { pending: [], done: [], undone: [] }

  return {
    /** The records to be written, all of them at once. */
    changedRecords(work: StoredWork) {
      const { confirmed, number, pending, unfinished, rejected = [], history, savedAt } = work
      const records: WorkRecord[] = []
      let changed =
        last?.confirmed === confirmed ? last.changed : base && changesSince(base, confirmed)
      if (!changed) {
        base = confirmed
        changed = {}
        records.push({ tab: baseKey(tab), confirmed })
      }
      last = { confirmed, changed }
      const now: Lists = { pending, ...history }
      for (const name of lists) {
        for (const { index, operations } of changedBlocks(written[name], now[name])) {
          records.push({ tab: blockKey(tab, name, index), operations })
        }
      }
      written = now
      const lengths = {
        pending: pending.length,
        done: history.done.length,
        undone: history.undone.length,
      }
      const head = { tab, document, number, rejected, savedAt, changed, lengths }
      records.push(unfinished ? { ...head, unfinished } : head)
      return records
    },
    /** After a failure: all records are written again. */
    forget() {
      base = undefined
      last = undefined
      written = { pending: [], done: [], undone: [] }
    },
  }
}

/** The work of a tab from its records; undefined if some are missing. */
export function readWork(tab: string, records: readonly WorkRecord[]): StoredWork | undefined {
  const byKey = new Map(records.map((record) => [record.tab, record]))
  const head = byKey.get(tab) as Head | Earlier | undefined
  if (!head) return undefined
  if (!('lengths' in head)) {
    const confirmed = head.confirmed ?? (byKey.get(`${tab}.confirmed`) as Base)?.confirmed
    return confirmed && { ...head, confirmed }
  }
  const base = byKey.get(baseKey(tab)) as Base | undefined
  const read = Object.fromEntries(
    lists.map((name) => [name, readList(byKey, { tab, name, length: head.lengths[name] })]),
  ) as { [Name in ListName]: Lists[Name] | undefined }
  const { pending, done, undone } = read
  if (!base || !pending || !done || !undone) return undefined
  const { number, rejected, unfinished, savedAt, changed } = head
  const confirmed = {
    ...base.confirmed,
    ...changed,
    modules: { ...base.confirmed.modules, ...changed.modules },
  }
  const work = { confirmed, number, pending, rejected, history: { done, undone }, savedAt }
  return unfinished ? withUnfinished({ ...work, unfinished }) : work
}

const baseKey = (tab: string) => `${tab}.base`
const blockKey = (tab: string, name: ListName, index: number) => `${tab}.${name}.${index}`

/** The parts of a page that are others than before; undefined if they are too many, or a module is missing. Documents do not change. */
function changesSince(
  base: ContentDocument,
  confirmed: ContentDocument,
): Partial<ContentDocument> | undefined {
  const fields = base.fields === confirmed.fields ? {} : { fields: confirmed.fields }
  if (base.modules === confirmed.modules) return fields
  const changed = Object.entries(confirmed.modules).filter(
    ([id, module]) => base.modules[id] !== module,
  )
  const isComplete = Object.keys(base.modules).every((id) => Object.hasOwn(confirmed.modules, id))
  if (!isComplete || changed.length > maxChangedModules) return undefined
  return { ...fields, modules: Object.fromEntries(changed) }
}

function changedBlocks(before: readonly UndoEntry[], now: readonly UndoEntry[]) {
  if (before === now) return []
  const count = Math.ceil(now.length / blockSize)
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const operations = now.slice(index * blockSize, (index + 1) * blockSize)
    const isSame = operations.every((operation, at) => before[index * blockSize + at] === operation)
    return isSame ? [] : [{ index, operations }]
  })
}

/** A list has as many entries as its head says: a block may still have those that were taken back. */
function readList(
  records: ReadonlyMap<string, WorkRecord>,
  { tab, name, length }: { tab: string; name: ListName; length: number },
): UndoEntry[] | undefined {
  const count = Math.ceil(length / blockSize)
  const blocks = Array.from({ length: count }, (_, index) =>
    records.get(blockKey(tab, name, index)),
  ) as (Block | undefined)[]
  const operations = blocks.flatMap((block) => block?.operations ?? []).slice(0, length)
  return operations.length === length ? operations : undefined
}
