'use client'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Puts a part of the editor at the start or end of the body: the page around the modules has containers of its own, in which nothing
 * can be fixed to the window. In an element of its own: were it in the body itself, React would listen there as well, and each key in the
 * page would be dispatched twice.
 */
export function BodyPart({ place, children }: { place: 'start' | 'end'; children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    if (place === 'start') document.body.prepend(host)
    else document.body.append(host)
    return () => host.remove()
  }, [place, host])
  return createPortal(children, host)
}
