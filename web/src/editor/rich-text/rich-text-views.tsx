'use client'
import {
  ReactEditor,
  useSlateStatic,
  type RenderElementProps,
  type RenderLeafProps,
} from 'slate-react'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { Block } from './slate-types.ts'

/** A block as the static view shows it, but flat: Slate has no element for a list, and items outside of one are none. */
export function RichTextBlockView({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic()
  const align = element.align && element.align !== 'left' ? element.align : undefined
  if (element.type === 'paragraph') {
    return (
      <p {...attributes} data-align={align}>
        {children}
      </p>
    )
  }
  const index = ReactEditor.findPath(editor, element)[0]!
  const isFirst = (editor.children[index - 1] as Block | undefined)?.type !== element.type
  return (
    <p
      {...attributes}
      data-align={align}
      data-type={element.type}
      data-is-first={isFirst || undefined}
    >
      {children}
    </p>
  )
}

export function RichTextLeafView({ attributes, children, leaf }: RenderLeafProps) {
  const emphasized = leaf.italic ? <em>{children}</em> : children
  const marked = leaf.bold ? <strong>{emphasized}</strong> : emphasized
  return (
    <span {...attributes}>
      {leaf.link ? <LinkView link={leaf.link}>{marked}</LinkView> : marked}
    </span>
  )
}

/** Looks like a link and leads nowhere while one edits. */
function LinkView({ link, children }: { link: string; children: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid jsx-a11y/click-events-have-key-events jsx-a11y/no-static-element-interactions -- it is text here, whose link the toolbar changes
    <a
      href={link}
      title={findLinkReference(link) ? undefined : link}
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </a>
  )
}
