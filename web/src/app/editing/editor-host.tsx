'use client'
import { type ComponentProps, useEffect, useState } from 'react'

const loadEditor = async () => (await import('#editor/editor.tsx')).default

type Editor = Awaited<ReturnType<typeof loadEditor>>

/**
 * Replaces the modules of a page by the editor as soon as its scripts are there. Nobody else loads them: this is on the
 * pages of editors only.
 */
export function EditorHost(props: ComponentProps<Editor>) {
  const [Editor, setEditor] = useState<Editor>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const loaded = await loadEditor()
      if (isCurrent) setEditor(() => loaded)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [])
  return Editor ? <Editor {...props} /> : props.children
}
