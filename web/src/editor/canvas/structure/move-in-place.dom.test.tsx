import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { movesInPlace } from './move-in-place.ts'

const List = ({ ids }: { ids: string[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id} ref={movesInPlace} id={id} />
    ))}
  </ul>
)

/** A list in the document; jsdom cannot move in place. */
function draw(ids: string[], moveBefore?: (node: Node, next: Node | null) => void) {
  const container = document.body.appendChild(document.createElement('div'))
  if (moveBefore) Object.assign(Element.prototype, { moveBefore })
  const root = createRoot(container)
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
    Reflect.deleteProperty(Element.prototype, 'moveBefore')
  })
  const show = (shown: string[]) => act(() => root.render(<List ids={shown} />))
  show(ids)
  return { show, ids: () => [...container.querySelectorAll('li')].map(({ id }) => id) }
}

test('children that React reorders are moved, others inserted', () => {
  const { insertBefore } = Node.prototype
  const moveBefore = vi.fn<(node: Node, next: Node | null) => void>(function move(
    this: Node,
    node,
    next,
  ) {
    insertBefore.call(this, node, next)
  })
  const list = draw(['a', 'b', 'c'], moveBefore)
  expect(moveBefore).not.toHaveBeenCalled()
  list.show(['b', 'a', 'c'])
  list.show(['b', 'c', 'a'])
  expect(list.ids()).toEqual(['b', 'c', 'a'])
  expect(moveBefore).toHaveBeenCalledTimes(2)
  list.show(['b', 'new', 'c', 'a', 'last'])
  expect(list.ids()).toEqual(['b', 'new', 'c', 'a', 'last'])
  expect(moveBefore).toHaveBeenCalledTimes(2)
})

test('in browsers that cannot they are inserted', () => {
  const list = draw(['a', 'b'])
  list.show(['b', 'a'])
  expect(list.ids()).toEqual(['b', 'a'])
})
