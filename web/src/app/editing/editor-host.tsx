'use client'
import dynamic from 'next/dynamic'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { EditorProps } from '#editor/editor.tsx'
import { openTransport } from '#editor/graph/open-transport.ts'
import { delayIdleWork } from '#lib/browser/delay-idle-work.ts'

const isServer = typeof window === 'undefined'

/**
 * On a server it is empty: rendered there, the framework adds links to its scripts and styles to the head of the page, so that they are
 * loaded while the page is hydrated.
 */
const Editor = dynamic<Partial<EditorProps>>(async () =>
  isServer
    ? Nothing
    : ((await import('#editor/editor.tsx')).default as ComponentType<Partial<EditorProps>>),
)

function Nothing() {
  return null
}

type Opened = Pick<EditorProps, 'transport' | 'onOpened'>
type Props = Omit<EditorProps, keyof Opened>

/**
 * Replaces the modules of a page by the editor as soon as its scripts are there. Nobody else loads them: this is on the
 * pages of editors only.
 */
export function EditorHost(props: Props) {
  const [opened, setOpened] = useState<Opened>()
  const { slug, language, isBeside } = props
  useEffect(() => {
    // The draft is requested before the browser is busy with the scripts of the editor. Side by side each window requests its own.
    const transport = openTransport({ slug, language, isRequested: !isBeside })
    const opening = Promise.withResolvers<void>()
    if (!isBeside) delayIdleWork(opening.promise)
    // In a transition: the modules stay until the editor can be shown.
    startTransition(() => setOpened({ transport, onOpened: opening.resolve }))
    return opening.resolve
  }, [slug, language, isBeside])
  if (opened) return <Editor {...props} {...opened} />
  return (
    <>
      {isServer && <Editor />}
      {props.children}
    </>
  )
}
