'use client'
import type { Value } from '@foyer/schema/documents/value.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { LineEditor } from '#editor/rich-text/line-editor.tsx'
import { selectionAt } from '#editor/rich-text/text-selection.ts'
import { textLengths } from '@foyer/schema/fields/text-fields.ts'
import { HeadlineLayout } from '#modules/headline/headline.tsx'
import type { TextInPlaceProps } from './text-in-place-props.ts'

/** The words of a headline, in the boxes of its view. */
export function HeadlineInPlace(props: TextInPlaceProps) {
  const { id, value, start, toolbarIn: _withoutTools, ...rest } = props
  const { page } = useEditing()
  const fields = useStore((store) => store.document().modules[id]?.fields) ?? {}
  const textOf = (name: string) => words(fields[name])
  const level = fields['headline_level']
  return (
    <HeadlineLayout
      text={textOf('content')}
      level={typeof level === 'number' ? level : 2}
      preline={textOf('preline')}
      subline={textOf('subline')}
    >
      <LineEditor
        {...rest}
        value={words(value)}
        maxLength={textLengths.line}
        lang={page.language}
        start={start && selectionAt(start)}
      />
    </HeadlineLayout>
  )
}

const words = (value: Value | undefined) => (typeof value === 'string' ? value : '')
