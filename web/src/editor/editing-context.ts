'use client'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { DocumentModule } from '@foyer/schema/documents/document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Announcer } from './frame/announcer.ts'
import type { CurrentStructure } from './canvas/structure/current-structure.ts'
import type { RenderedModules } from './canvas/rendered/rendered-modules.ts'
import type { ContentLanguage } from '#graphql/content-language.ts'
import type { UnfinishedWork } from './frame/unfinished/unfinished-work.ts'
import type { SharedSettingsStore } from './pages/shared-settings-store.ts'
import type { EnteredSettings } from './panel/entered-settings.ts'
import type { Others } from './presence/follow-others.ts'
import type { Selection } from './selection/selection.ts'
import type { DocumentStore } from './store/document-store.ts'
import type { HeldTexts } from './store/held-texts.ts'
import type { ModuleChanges } from './store/module-changes.ts'
import type { TextTools } from './in-place/text-tools.ts'

/** The page that is edited. */
export type EditedPage = {
  /** Of its container. */
  slug: string
  title: string
  /** The language of the editor. */
  locale: Locale
  /** The language of what is edited. */
  language: ContentLanguage
  /** Its address in the languages in which it has one: in that of the editor always. */
  paths: Partial<Record<Locale, string>>
  /** Name of the account that edits. */
  account: string
}

/** Everything that the parts of the editor share, outside React. */
export type Editing = {
  page: EditedPage
  store: DocumentStore
  sharedSettings: SharedSettingsStore
  enteredSettings: EnteredSettings
  heldTexts: HeldTexts
  modules: ModuleChanges
  structure: CurrentStructure
  rendered: RenderedModules
  selection: Selection
  textTools: TextTools
  announcer: Announcer
  others: Others
  unfinished: UnfinishedWork
  close: () => void
}

const context = createContext<Editing | undefined>(undefined)

export const EditingProvider = context.Provider

export function useEditing(): Editing {
  const editing = useContext(context)
  if (!editing) throw new Error('This part belongs into the editor.')
  return editing
}

/** A part of the document's state. `select` has to return the same value as long as nothing has changed. */
export function useStore<Selected>(select: (store: DocumentStore) => Selected): Selected {
  const { store } = useEditing()
  return useSyncExternalStore(store.subscribe, () => select(store))
}

/** A part of one module. `select` has to return the same value as long as the module has not changed. */
export function useModule<Selected>(
  id: string,
  select: (module: DocumentModule | undefined) => Selected,
): Selected {
  const { modules } = useEditing()
  const subscribe = useCallback(
    (listener: () => void) => modules.subscribe(id, listener),
    [modules, id],
  )
  return useSyncExternalStore(subscribe, () => select(modules.find(id)))
}
