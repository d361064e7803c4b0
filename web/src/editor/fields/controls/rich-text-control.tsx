'use client'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import { RichTextEditor } from '#editor/rich-text/rich-text-editor.tsx'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'

const empty: RichText = []

/** Formatted text, in the form of a module that does not show it as one text. */
export function RichTextControl(props: ControlProps<'rich-text'>) {
  const { field, path, port, locale, labelId, describedBy, isInvalid } = props
  const stored = useFieldValue(port, path)
  const value = Array.isArray(stored) ? (stored as unknown as RichText) : empty
  return (
    <RichTextEditor
      value={value}
      onChange={(after, before) => port.change(path, after as Value, before as Value)}
      onTyping={(after, before) => port.noteTyping?.(path, after as Value, before as Value)}
      {...(port.steps && { onUndo: port.steps.undo, onRedo: port.steps.redo })}
      lang={port.language ?? locale}
      locale={locale}
      labelledBy={labelId}
      describedBy={describedBy}
      isRequired={field.required === true}
      isInvalid={isInvalid}
    />
  )
}
