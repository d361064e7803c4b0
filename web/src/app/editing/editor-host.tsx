'use client'
import { type ComponentProps, useEffect, useState } from 'react'

const loadEditor = async () => (await import('#editor/editor.tsx')).default
const loadTransport = async () => import('#editor/graph/open-transport.ts')

/** Fetched while the page around it is hydrated. */
if (typeof window !== 'undefined') {
  loadTransport().catch(() => undefined)
  loadEditor().catch(() => undefined)
}

type Editor = Awaited<ReturnType<typeof loadEditor>>
type Loaded = { Editor: Editor; transport: ComponentProps<Editor>['transport'] }
type Props = Omit<ComponentProps<Editor>, 'transport'>

/**
 * Replaces the modules of a page by the editor as soon as its scripts are there. Nobody else loads them: this is on the
 * pages of editors only.
 */
export function EditorHost(props: Props) {
  const [loaded, setLoaded] = useState<Loaded>()
  const { slug, language, isBeside } = props
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { openTransport } = await loadTransport()
      // Side by side each window requests its own draft.
      const transport = openTransport({ slug, language, isRequested: !isBeside })
      const Editor = await loadEditor()
      if (isCurrent) setLoaded({ Editor, transport })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [slug, language, isBeside])
  if (!loaded) return props.children
  return <loaded.Editor {...props} transport={loaded.transport} />
}
