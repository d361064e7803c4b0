'use client'
import { useEffect, useRef } from 'react'
import { useActiveAnchor } from './use-active-anchor.ts'

/** The links themselves: plain ones, whole without JavaScript, which adds the mark. */
export function AnchorLinks(props: { anchors: readonly { anchor: string; text: string }[] }) {
  const list = useRef<HTMLUListElement>(null)
  const active = useActiveAnchor(props.anchors.map(({ anchor }) => anchor))

  // On narrow windows the list scrolls: the marked link comes along, the page does not move.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current) list.current.scrollLeft = link?.offsetLeft ?? 0
  }, [active])

  return (
    <ul ref={list}>
      {props.anchors.map(({ anchor, text }, index) => (
        <li key={index}>
          <a href={`#${anchor}`} aria-current={anchor === active ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
