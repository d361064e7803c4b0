import type { ComponentType } from 'react'
import type { Field, FieldType } from '@foyer/schema/fields/field.ts'
import { ChoiceControl } from './controls/choice-control.tsx'
import { ItemsControl } from './controls/items-control.tsx'
import {
  AnchorControl,
  CodeControl,
  LineControl,
  ParagraphControl,
} from './controls/text-controls.tsx'
import { RichTextControl } from './controls/rich-text-control.tsx'
import {
  DayControl,
  FlagControl,
  MomentControl,
  NumberControl,
} from './controls/value-controls.tsx'
import { EmbedControl } from './controls/embed-control.tsx'
import { LinkControl } from './links/link-control.tsx'
import { FileControl, ImageControl } from './media/media-controls.tsx'
import { ReferenceControl, ReferencesControl } from './references/reference-controls.tsx'
import type { ControlProps } from './field-props.ts'
import { choiceWidget } from './offered-options.ts'

/** The control of every type of field. A new type breaks the build until it has one. */
export const controls: { [Type in FieldType]: ComponentType<ControlProps<Type>> } = {
  line: LineControl,
  paragraph: ParagraphControl,
  html: CodeControl,
  choice: ChoiceControl,
  number: NumberControl,
  flag: FlagControl,
  anchor: AnchorControl,
  moment: MomentControl,
  day: DayControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  items: ItemsControl,
  'rich-text': RichTextControl,
  link: LinkControl,
  embed: EmbedControl,
  image: ImageControl,
  file: FileControl,
}

const groupedTypes: ReadonlySet<FieldType> = new Set([
  'items',
  'references',
  'rich-text',
  'image',
  'file',
])

/** Whether the control of a field consists of several parts, so that its label names a group. */
export const isGrouped = (field: Field): boolean =>
  field.type === 'choice' ? choiceWidget(field) === 'buttons' : groupedTypes.has(field.type)
