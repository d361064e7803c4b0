'use client'
import { textLengths } from '@foyer/schema/fields/text-fields.ts'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useTextControl } from './use-text-control.ts'

const attributes = ({
  id,
  describedBy,
  isInvalid,
  field,
  port,
}: Pick<
  ControlProps<'line' | 'anchor' | 'paragraph' | 'html'>,
  'id' | 'describedBy' | 'isInvalid' | 'port'
> & {
  field: { required?: boolean }
}) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  'aria-required': field.required,
  lang: port.language,
})

/** Text of one line. */
export function LineControl(props: ControlProps<'line'>) {
  const control = useTextControl<HTMLInputElement>(props.port, props.path)
  return (
    <input {...attributes(props)} {...control} maxLength={props.field.max} autoComplete="off" />
  )
}

/** The name of an anchor, or a link to one, which offers those of the page. */
export function AnchorControl(props: ControlProps<'anchor'>) {
  const { id, port, path, field } = props
  const control = useTextControl<HTMLInputElement>(port, path)
  const offered = (field.isLink && port.anchors?.()) || []
  return (
    <>
      <input
        {...attributes(props)}
        {...control}
        list={offered.length > 0 ? `${id}-anchors` : undefined}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {offered.length > 0 && (
        <datalist id={`${id}-anchors`}>
          {offered.map((anchor) => (
            <option key={anchor}>{anchor}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

/** Plain text of several lines. */
export function ParagraphControl(props: ControlProps<'paragraph'>) {
  const control = useTextControl<HTMLTextAreaElement>(props.port, props.path)
  return <textarea {...attributes(props)} {...control} maxLength={props.field.max} rows={5} />
}

/** HTML as it is written. */
export function CodeControl(props: ControlProps<'html'>) {
  const control = useTextControl<HTMLTextAreaElement>(props.port, props.path)
  return (
    <textarea
      {...attributes(props)}
      {...control}
      data-code=""
      maxLength={textLengths.code}
      rows={10}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
