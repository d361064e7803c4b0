'use client'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { RichTextEditor } from '#editor/rich-text/rich-text-editor.tsx'
import { selectionAt } from '#editor/rich-text/text-selection.ts'
import type { TextInPlaceProps } from './text-in-place-props.ts'

const empty: RichText = []

/** The text of a text module, in the boxes of its view. */
export function RichTextInPlace(props: TextInPlaceProps) {
  const { id, value, onChange, onTyping, start, toolbarIn, ...rest } = props
  const { page } = useEditing()
  const isClose = useStore(
    (store) => store.document().modules[id]?.fields['decrease_distance'] === true,
  )
  return (
    <div data-close={isClose || undefined}>
      <RichTextEditor
        {...rest}
        value={Array.isArray(value) ? (value as unknown as RichText) : empty}
        onChange={(after, before) => onChange(after as Value, before as Value)}
        onTyping={(after, before) => onTyping(after as Value, before as Value)}
        lang={page.language}
        locale={page.locale}
        start={start && selectionAt(start)}
        toolbarIn={toolbarIn}
      />
    </div>
  )
}
