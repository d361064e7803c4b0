import type { TextPosition } from '#editor/rich-text/text-selection.ts'

/** The elements that are blocks of a text in the view that visitors get. */
const blocksOfView = '[data-text-links] :is(p, li), hgroup > :is(h2, h3, h4, h5, h6)'

/**
 * Where in the text of a view a point is: `view` does not react to the pointer while its module is not edited. Undefined if the point
 * is not on words.
 */
export function positionAtPoint(
  view: HTMLElement,
  { x, y }: { x: number; y: number },
): TextPosition | undefined {
  const { inert } = view
  view.inert = false
  const found = caretAt(x, y)
  view.inert = inert
  if (!found || !view.contains(found.node)) return undefined
  const blocks = [...view.querySelectorAll(blocksOfView)]
  const block = blocks.findIndex((element) => element.contains(found.node))
  if (block === -1) return undefined
  const range = document.createRange()
  range.setStart(blocks[block]!, 0)
  range.setEnd(found.node, found.offset)
  return { block, offset: lengthOf(range.cloneContents()) }
}

type Caret = { node: Node; offset: number }

function caretAt(x: number, y: number): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  // Safari has the older function only.
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** A line break counts as one letter, as it is stored. */
function lengthOf(part: DocumentFragment): number {
  return (part.textContent?.length ?? 0) + part.querySelectorAll('br').length
}
