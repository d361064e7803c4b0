'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { duplicateModules, moveModules, neighbourOf } from '#editor/commands.ts'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import { focusModule } from './focus-module.ts'
import { removeSelected } from './remove-selected.ts'
import { useMoveWords } from './use-move-words.ts'

/** What can be done with the selected modules, and what is said of it. */
export function useModuleCommands() {
  const editing = useEditing()
  const { store, selection, announcer, page } = editing
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const describeMove = useMoveWords()

  return useMemo(() => {
    const say = (text: string) => announcer.show({ kind: 'done', text })
    const nameOf = (ids: readonly string[]) => {
      const kind = store.document().modules[ids[0] ?? '']?.kind ?? ''
      return ids.length > 1
        ? ofModules('several', { count: ids.length })
        : moduleName(kind, page.locale)
    }
    /** The focus stays with what has the focus, if that is a module. */
    const keepFocus = () => {
      const id = (document.activeElement as HTMLElement | null)?.dataset['id']
      if (id !== undefined) focusModule(id)
    }
    return {
      /** What is selected, in words. */
      nameOf,
      move(step: 1 | -1) {
        const moved = selection.all()
        const position = neighbourOf(editing, moved, step)
        if (!position || !moveModules(editing, moved, position)) {
          return say(ofModules(step === 1 ? 'atEnd' : 'atStart', { name: nameOf(moved) }))
        }
        keepFocus()
        say(describeMove(moved))
      },
      duplicate() {
        const name = nameOf(selection.all())
        duplicateModules(editing, selection.all())
        focusModule(selection.current() ?? '')
        say(ofModules('duplicated', { name }))
      },
      remove() {
        const name = nameOf(selection.all())
        const isSeveral = selection.all().length > 1
        removeSelected(editing)
        say(isSeveral ? ofModules('removed', { name }) : t('removed', { name }))
      },
    }
  }, [editing, store, selection, announcer, page, t, ofModules, describeMove])
}
