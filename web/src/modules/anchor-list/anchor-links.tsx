'use client'
import { useEffect, useRef } from 'react'
import { useActiveAnchor } from './use-active-anchor.ts'

/** The links themselves: plain ones, complete without JavaScript, which adds the mark. */
export function AnchorLinks({ anchors }: { anchors: readonly { anchor: string; text: string }[] }) {
  const list = useRef<HTMLUListElement>(null)
  const active = useActiveAnchor(anchors.map(({ anchor }) => anchor))

  // On narrow windows the list scrolls: the marked link is scrolled into view, the page does not move.
  useEffect(() => {
    const index = anchors.findIndex(({ anchor }) => anchor === active)
    const link = list.current?.querySelectorAll('a')[index]
    if (list.current) list.current.scrollLeft = link?.offsetLeft ?? 0
  }, [anchors, active])

  return (
    <ul ref={list}>
      {anchors.map(({ anchor, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
        <li key={index}>
          <a href={`#${anchor}`} aria-current={anchor === active ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
