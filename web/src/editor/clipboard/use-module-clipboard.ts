'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { focusModule } from '#editor/canvas/focus-module.ts'
import {
  endOf,
  type Position,
  positionOf,
  structureOf,
} from '#editor/canvas/structure/page-structure.ts'
import { removeSelected } from '#editor/canvas/remove-selected.ts'
import { outermost } from '#editor/commands.ts'
import { useEditing } from '#editor/editing-context.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { copiedHere } from './copied-here.ts'
import {
  additions,
  copiedJson,
  type CopiedModule,
  copyModules,
  parseCopied,
} from './copied-modules.ts'
import { htmlOfModules } from './html-of-modules.ts'
import { modulesOfHtml, modulesOfText } from './modules-of-html.ts'

/** The type by which modules are on the clipboard: pages of this site, in other tabs as well, get them whole. */
const moduleType = 'application/x-foyer-modules+json'

/** Copies, cuts and pastes modules wherever no text has the focus. */
export function useModuleClipboard(): void {
  const editing = useEditing()
  const { store, selection } = editing
  const paste = usePaste()
  const say = useSayCopied()
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const ids = selection.all()
      if (!event.clipboardData || ids.length === 0 || (!pressed && belongsToText(event))) return
      event.preventDefault()
      write(event.clipboardData, copyModules(store.document(), ids))
      const count = outermost(store.document(), ids).length
      const isCut = (pressed ?? event.type) === 'cut'
      if (isCut) removeSelected(editing)
      say(isCut ? 'cutDone' : 'copied', count)
    }
    const insert = (event: ClipboardEvent) => {
      if (!event.clipboardData || belongsToText(event)) return
      const modules = read(event.clipboardData)
      if (modules.length === 0) return
      event.preventDefault()
      paste(modules)
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', insert)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', insert)
    }
  }, [editing, store, selection, paste, say])
}

/** Inserts modules at a position, or behind what is selected, else at the end, and selects them. */
export function usePaste() {
  const { store, selection } = useEditing()
  const say = useSayCopied()
  return useMemo(
    () => (modules: readonly CopiedModule[], at?: Position) => {
      const document = store.document()
      const structure = structureOf(document)
      const current = outermost(document, selection.all()).at(-1)
      const selected = current === undefined ? undefined : positionOf(structure, current)
      const position =
        at ?? (selected ? { ...selected, index: selected.index + 1 } : endOf(structure))
      const operations = additions(document, { modules, position })
      store.edit(...operations)
      selection.selectAll(operations.map(({ module }) => module))
      focusModule(operations.at(-1)!.module)
      say('pasted', operations.length)
    },
    [store, selection, say],
  )
}

/** Modules that were copied in this browser; undefined if there are none. */
export const findCopied = (): CopiedModule[] | undefined => parseCopied(copiedHere.find() ?? '')

/** What a button asks for, while the browser fires the event of it. */
let pressed: 'copy' | 'cut' | undefined

/** Copies or cuts what is selected, as the keys do. The caret may be in a text still, which is not meant. */
export function performClipboard(command: 'copy' | 'cut'): void {
  pressed = command
  // oxlint-disable-next-line typescript/no-deprecated -- only this leads to an event that may set types of our own
  document.execCommand('copy')
  pressed = undefined
}

function useSayCopied() {
  const { announcer } = useEditing()
  const t = useTranslations('editorModules')
  return useMemo(
    () => (done: 'copied' | 'cutDone' | 'pasted', count: number) =>
      announcer.show({ kind: 'done', text: t(done, { count }) }),
    [announcer, t],
  )
}

function write(clipboard: DataTransfer, modules: readonly CopiedModule[]): void {
  const json = copiedJson(modules)
  const html = htmlOfModules(modules, location.origin)
  clipboard.setData(moduleType, json)
  clipboard.setData('text/html', html)
  clipboard.setData('text/plain', plainText(html.replaceAll(/<\/h\d>/g, '</p>')))
  copiedHere.keep(json)
}

function read(clipboard: DataTransfer): CopiedModule[] {
  const own = parseCopied(clipboard.getData(moduleType))
  if (own) return own
  const ofHtml = modulesOfHtml(clipboard.getData('text/html'))
  return ofHtml.length > 0 ? ofHtml : modulesOfText(clipboard.getData('text/plain'))
}

/** Whether somebody is in a text, a form or a dialog, or has selected words. */
function belongsToText({ target }: ClipboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  const selected = getSelection()
  if (selected && !selected.isCollapsed && selected.toString().trim() !== '') return true
  // Without a selection the event comes from the body, also where a text has the focus.
  return isText(target) || isText(document.activeElement)
}

const isText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
