import { useEffect, useSyncExternalStore } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import type * as tools from './editor-tools.tsx'

type Tools = typeof tools

const retryMs = 3000
/** Also on a long page, of which more is drawn below the first screen. */
const longestWaitMs = 500

let loaded: Tools | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The tools that nobody needs before the page can be seen; undefined until they are loaded. */
export function useTools(): Tools | undefined {
  return useSyncExternalStore(subscribe, () => loaded)
}

/** Loads the tools as soon as the first screen is drawn, so that it does not wait for them. */
export function useLoadedTools(): Tools | undefined {
  const { rendered } = useEditing()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      await rendered.firstScreen
      await untilDrawn()
      while (!loaded && isCurrent) {
        await (loading ??= loadTools())
        if (!loaded) await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [rendered])
  return useTools()
}

/** Until the browser has nothing to do. Safari does not tell. */
const untilDrawn = () =>
  new Promise<unknown>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: longestWaitMs })
      : setTimeout(resolve, longestWaitMs),
  )

/** Without a connection nothing is loaded, and the next call tries again. */
async function loadTools(): Promise<void> {
  try {
    loaded = await import('./editor-tools.tsx')
    for (const listener of listeners) listener()
  } catch {
    loading = undefined
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
