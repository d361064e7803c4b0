'use client'
import { useTranslations } from 'next-intl'
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { Field } from '@foyer/schema/fields/field.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { hasText } from '@foyer/schema/fields/write-shapes.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { useRootAttribute } from '#editor/frame/use-root-attribute.ts'
import { checkValue } from '#editor/fields/check-value.ts'
import { useStepCommands } from '#editor/history/use-step-commands.ts'
import { findDefinition } from '#editor/module-name.ts'
import { focusForm } from '#editor/panel/focus-form.ts'
import { modulePort } from '#editor/store/module-port.ts'
import { HeadlineInPlace } from './headline-in-place.tsx'
import styles from './in-place-text.module.css'
import { RichTextInPlace } from './rich-text-in-place.tsx'
import { fieldInPlace } from './text-fields.ts'
import type { TextInPlaceProps } from './text-in-place-props.ts'

/**
 * The text of the selected module, edited where visitors read it. A slash in an empty text offers the modules that can be there
 * instead. Escape leads back to the module, Alt and Enter to its form.
 */
export function InPlaceText({ id, onSlash }: { id: string; onSlash: () => void }) {
  const { store, page, selection, textTools } = useEditing()
  const toolbarIn = useSyncExternalStore(textTools.subscribe, textTools.place)
  const { locale } = page
  useRootAttribute('data-writing')
  const t = useTranslations('editorModules')
  const box = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(() => ({ at: selection.takeStart(), count: 0 }))
  const kind = useStore((opened) => opened.document().modules[id]?.kind ?? '')
  const name = fieldInPlace(kind)!
  const field = findDefinition(kind)!.fields[name]!
  const value = useStore((opened) => opened.document().modules[id]?.fields[name])
  const problem = useProblem({ id, name, field, value })
  const { undo, redo } = useStepCommands()

  // Selected again, with another place for the caret.
  useEffect(
    () =>
      selection.subscribe(() => {
        const at = selection.current() === id ? selection.takeStart() : undefined
        if (at) setStart(({ count }) => ({ at, count: count + 1 }))
      }),
    [selection, id],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const isInText = event.target instanceof Element && event.target.matches('[contenteditable]')
    if (!isInText || event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.preventDefault()
      box.current?.closest<HTMLElement>('[data-id]')?.focus()
    } else if (event.key === 'Enter' && event.altKey) {
      event.preventDefault()
      focusForm()
    } else if (event.key === '/' && isEmptyText(box.current)) {
      event.preventDefault()
      onSlash()
    }
  }
  const text: TextInPlaceProps & { key: number } = {
    key: start.count,
    id,
    value,
    onChange: (after, before) => store.change({ module: id, path: [name], before }, after),
    onTyping: (after, before) => store.noteTyping({ module: id, path: [name], before }, after),
    onUndo: undo,
    onRedo: redo,
    label: field.label[locale],
    describedBy: `${id}-problem`,
    isInvalid: problem !== '',
    isRequired: 'required' in field && field.required,
    placeholder: t('placeholder'),
    start: start.at,
    toolbarIn,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the text in it
    <div
      ref={box}
      data-in-place=""
      data-view=""
      data-field={name}
      onKeyDownCapture={onKeyDown}
      // Once: a headline of another level is another element, which must not take the focus from the form.
      onFocusCapture={() => {
        if (start.at) setStart(({ count }) => ({ at: undefined, count }))
      }}
    >
      {viewOf(kind, text)}
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  )
}

function viewOf(kind: string, { key, ...text }: TextInPlaceProps & { key: number }): ReactNode {
  return kind === 'headline' ? (
    <HeadlineInPlace key={key} {...text} />
  ) : (
    <RichTextInPlace key={key} {...text} />
  )
}

/** What is wrong with the text: by its rules once the module has been left and selected again, or by what the origin says. */
function useProblem(options: {
  id: string
  name: string
  field: Field
  value: Value | undefined
}): string {
  const { id, name, field, value } = options
  const { store, page } = useEditing()
  const [first] = useState(value)
  const port = useMemo(() => modulePort(store, id), [store, id])
  const invalid = useStore((opened) => opened.invalidFields())
  const ofOrigin = useMemo(() => (invalid ? port.problems([name]) : []), [invalid, port, name])
  // A new text is not wrong before anything was written: a list may have been begun.
  const ofRules =
    first === undefined && !isWritten(value) ? undefined : checkValue(field, value, page.locale)
  return [...new Set([...(ofRules ? [ofRules] : []), ...ofOrigin])].join(' ')
}

const isWritten = (value: Value | undefined) =>
  typeof value === 'string'
    ? value.trim() !== ''
    : value !== undefined && hasText(value as RichText)

const isEmptyText = (box: HTMLElement | null) =>
  box?.querySelector('[contenteditable]')?.textContent.replaceAll('\u{FEFF}', '') ===
  (box?.querySelector('[data-slate-placeholder]')?.textContent ?? '')
