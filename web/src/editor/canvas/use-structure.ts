'use client'
import { isEqual } from '@foyer/schema/documents/value.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { useStore } from '#editor/editing-context.ts'
import { type PageStructure, structureOf } from './page-structure.ts'

let last: { document: ContentDocument; structure: PageStructure } | undefined

/** The order of the modules; the same object as long as it is the same. */
export function useStructure(): PageStructure {
  return useStore((store) => {
    const document = store.document()
    if (last?.document === document) return last.structure
    const structure = structureOf(document)
    const isSame = last && isEqual(last.structure, structure)
    last = { document, structure: isSame ? last!.structure : structure }
    return last.structure
  })
}
