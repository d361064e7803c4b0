import type { ContentDocument, DocumentModule, Place } from '@foyer/schema/documents/document.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { isRecord, type Value } from '@foyer/schema/documents/value.ts'

/**
 * What a document has to contain after operations, as plain facts: one line for each value, place, removed module and paragraph.
 * Knows nothing of merging: it overwrites.
 */
export class PlainModel {
  readonly #facts = new Map<string, string>()

  take(operation: Operation): void {
    switch (operation.type) {
      case 'add':
      case 'duplicate':
        for (const [id, module] of Object.entries(operation.modules)) this.#addModule(id, module)
        return
      case 'change': {
        const at = [operation.module ?? 'document', ...operation.path].join('/')
        this.#change(factsOf(at, operation.before), factsOf(at, operation.after))
        return
      }
      case 'move':
        this.#facts.set(`${operation.module} place`, JSON.stringify(operation.after))
        return
      case 'remove':
        this.#facts.set(`${operation.module} removed`, 'true')
        return
      case 'restore': {
        const { module, modules } = operation
        if (!this.#isHidden(module)) return
        this.#facts.delete(`${module} removed`)
        this.#facts.set(`${module} place`, JSON.stringify(modules[module]!.place))
      }
    }
  }

  lines(): string[] {
    return linesOf(this.#facts)
  }

  /** The same facts about a document. */
  static linesOf({ fields, modules }: ContentDocument): string[] {
    const model = new PlainModel()
    model.#change(new Map(), factsOf('document', fields))
    for (const [id, module] of Object.entries(modules)) {
      model.#addModule(id, module)
      if (module.isRemoved) model.#facts.set(`${id} removed`, 'true')
    }
    return model.lines()
  }

  #addModule(id: string, { place, fields }: DocumentModule): void {
    this.#facts.set(`${id} place`, JSON.stringify(place))
    this.#change(new Map(), factsOf(id, fields))
  }

  #isHidden(id: string): boolean {
    const { parent } = JSON.parse(this.#facts.get(`${id} place`)!) as Place
    return this.#facts.has(`${id} removed`) || (parent !== null && this.#isHidden(parent))
  }

  #change(before: Map<string, string>, after: Map<string, string>): void {
    for (const at of before.keys()) if (!after.has(at)) this.#facts.delete(at)
    for (const [at, value] of after) if (before.get(at) !== value) this.#facts.set(at, value)
  }
}

/** One fact for each paragraph and for each single value. */
function factsOf(at: string, value: Value | undefined): Map<string, string> {
  if (value === undefined) return new Map()
  if (isRecord(value)) {
    return new Map(
      Object.entries(value).flatMap(([name, inner]) => [...factsOf(`${at}/${name}`, inner)]),
    )
  }
  if (!Array.isArray(value)) return new Map([[at, JSON.stringify(value)]])
  return new Map(
    value.filter(hasText).map((block) => [`${at} has ${JSON.stringify(block)}`, 'true']),
  )
}

/** Of empty paragraphs there may be several, which cannot be told apart: one that two people add at the same place is one. */
function hasText(block: Value): boolean {
  if (!isRecord(block) || !Array.isArray(block['children'])) return true
  return block['children'].some((run) => !isRecord(run) || run['text'] !== '')
}

function linesOf(facts: Map<string, string>): string[] {
  return [...facts].map(([at, value]) => `${at}: ${value}`).toSorted()
}
